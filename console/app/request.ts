import { HttpError } from 'react-admin';
import type { AnyCall, CallAnswer, CallInput, FailureAnswer } from '../../contract/call.ts';
import { jsonOf, withoutNul } from '../../contract/sent-text.ts';
import { basePath } from './place.ts';
import { askForProof } from './proofs.ts';
import { noteServerTime } from './server-day.ts';

const timeoutMs = 15_000;
/** A file of millions of rows is made while it is sent. */
const downloadMs = 30 * 60_000;
/** A call may want a session first, then a code and a fresh proof. */
const mostProofs = 3;

/** What is said further of a call that was to send what was typed. */
const kept = ': введённое осталось в\u00a0форме';

/** Sentences for calls that got no answer of the portal. */
export const lost = {
  noConnection: (more = '') => `Нет связи с\u00a0порталом. Проверьте подключение к\u00a0сети и\u00a0повторите${more}.`,
  noFile:
    'Файл не\u00a0читается: это папка, или\u00a0файл изменили, перенесли либо удалили после выбора. Выберите его ещё раз.',
  tooSlow: (more = '') => `Портал не\u00a0ответил вовремя. Повторите${more}.`,
  unclear: 'Портал ответил непонятно. Повторите через минуту; если не\u00a0поможет, сообщите поддержке.',
};

interface RawInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The address of a call with its parameters and query. */
export function addressOf(call: AnyCall, { params = {}, query = {} }: RawInput): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(name, withoutNul(String(value)));
  return `${basePath}${path}${search.size > 0 ? `?${search}` : ''}`;
}

/** Said of a form as a whole, where react-admin looks for it: without any fault it would take the form for saved. */
const ofWhole = (message: string) => ({ root: { serverError: message } });

async function send(call: AnyCall, input: RawInput, wait: number): Promise<Response> {
  const response = await fetch(addressOf(call, input), {
    method: call.method,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(wait),
    ...(call.method !== 'GET' && {
      headers: { 'content-type': 'application/json' },
      body: jsonOf(input.body ?? {}),
    }),
  }).catch((error: unknown) => {
    const isSlow = error instanceof DOMException && error.name === 'TimeoutError';
    const sent = call.method === 'GET' ? '' : kept;
    const message = isSlow ? lost.tooSlow(sent) : lost.noConnection(sent);
    throw new HttpError(message, 0, { errors: ofWhole(message) });
  });
  noteServerTime(response.headers);
  if (response.ok) return response;
  const failure = (await response.json().catch(() => undefined)) as Partial<FailureAnswer> | undefined;
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined;
  const message = failure?.message ?? lost.unclear;
  // Forms of react-admin show `errors` by their fields.
  const body = { ...failure, errors: failure?.fields ?? ofWhole(message), retryAfterSeconds };
  throw new HttpError(message, response.status, body);
}

/**
 * Makes a call, and asks for the proof it wants: the very same call is repeated then, so that nothing typed is lost.
 */
export async function proved<T>(attempt: () => Promise<T>, proofs = 0): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (proofs < mostProofs && (await askForProof(error))) return proved(attempt, proofs + 1);
    throw error;
  }
}

/** Makes a call of the contract. @throws HttpError with the server's Russian sentence; `body` is the whole failure */
export async function request<C extends AnyCall>(call: C, input: CallInput<C>): Promise<CallAnswer<C>> {
  return proved(() => requestPlainly(call, input));
}

/** Makes a call that asks for no proof: that of a dialog which asks for one itself. @throws HttpError as `request` */
export async function requestPlainly<C extends AnyCall>(call: C, input: CallInput<C>): Promise<CallAnswer<C>> {
  const response = await send(call, input as RawInput, timeoutMs);
  const answer = (await response.json().catch(() => undefined)) as CallAnswer<C> | undefined;
  if (answer === undefined) throw new HttpError(lost.unclear, response.status, { errors: ofWhole(lost.unclear) });
  return answer;
}

/**
 * Makes a call whose answer is a file, and gives it to the browser to be saved; `onBytes` hears how many have come.
 * @throws HttpError as `request`
 */
export async function download<C extends AnyCall>(
  call: C,
  input: CallInput<C>,
  onBytes?: (bytes: number) => void,
): Promise<void> {
  const response = await proved(() => send(call, input as RawInput, downloadMs));
  const heard = onBytes ? counted(response, onBytes) : response;
  const file = await heard.blob().catch(() => {
    throw new HttpError(lost.noConnection(), 0);
  });
  const [, name = ''] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  saveFile(file, name);
}

/** The browser keeps what has come on its disk: memory holds a piece. */
function counted({ body, headers }: Response, onBytes: (bytes: number) => void): Response {
  let bytes = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (part, controller) => {
      bytes += part.length;
      onBytes(bytes);
      controller.enqueue(part);
    },
  });
  return new Response(body?.pipeThrough(counter) ?? null, { headers });
}

/** Gives a file to the browser to be saved. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
