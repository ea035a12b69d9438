import type { AnyCall, CallAnswer, CallInput } from '../../../contract/call.ts';
import { jsonOf, withoutNul } from '../../../contract/sent-text.ts';
import { withBase } from '../routing/base-path.ts';
import { CallFailure } from './call-failure.ts';

const timeoutMs = 15_000;
const longestText = 300;

interface RawInput {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
}

/** Sees the headers of an answer. */
type Look = (headers: Headers) => void;

type Transport = (call: AnyCall, input: RawInput, signal?: AbortSignal, look?: Look) => Promise<unknown>;

let transport: Transport = overHttp;

/** The server replaces HTTP by its own handlers: the same calls, in process. */
export function setTransport(other: Transport): void {
  transport = other;
}

/**
 * Makes a call of the contract. @throws CallFailure with a number or a word for a status (spec: calls.browser-status)
 */
export function request<C extends AnyCall>(
  call: C,
  input: CallInput<C>,
  signal?: AbortSignal,
  look?: Look,
): Promise<CallAnswer<C>> {
  return transport(call, input as RawInput, signal, look) as Promise<CallAnswer<C>>;
}

/**
 * Makes a call of which only the status counts: any 2xx is a success. Returns its answer, `undefined` when that is no
 * JSON. @throws CallFailure as `request` does
 */
export function requestStatus<C extends AnyCall>(
  call: C,
  input: CallInput<C>,
): Promise<Partial<CallAnswer<C>> | undefined> {
  return request(call, input).catch((error: unknown) => {
    if (error instanceof CallFailure && error.status === 'PARSING_ERROR') return undefined;
    throw error;
  });
}

/** The address of a call with its parameters and query, below the base path. */
export function addressOf(call: AnyCall, { params = {}, query = {} }: RawInput): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.set(name, withoutNul(String(value)));
  return search.size > 0 ? `${path}?${search}` : path;
}

async function overHttp(call: AnyCall, input: RawInput, signal?: AbortSignal, look?: Look): Promise<unknown> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await fetchOrFail(withBase(addressOf(call, input)), {
    method: call.method,
    credentials: 'same-origin',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...((call.method !== 'GET' || call.saysJson) && { headers: { 'content-type': 'application/json' } }),
    ...(input.body !== undefined && { body: jsonOf(input.body) }),
  });
  look?.(response.headers);
  return readAnswer(response);
}

async function fetchOrFail(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    throw new CallFailure({ status: timedOut ? 'TIMEOUT_ERROR' : 'FETCH_ERROR' });
  }
}

/** The answer of a response. @throws CallFailure for a failed one, `PARSING_ERROR` for one that is no JSON */
export async function readAnswer(response: Response): Promise<unknown> {
  const written = await response.text().catch(() => '');
  const answer = parsed(written);
  if (!response.ok) {
    const retryAfter = Number(response.headers.get('retry-after'));
    throw new CallFailure({
      ...(isObject(answer) ? answer : { text: plainText(written) }),
      status: response.status,
      retryAfterSeconds: retryAfter > 0 ? retryAfter : undefined,
    });
  }
  if (answer === undefined) throw new CallFailure({ status: 'PARSING_ERROR' });
  return answer;
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

const isObject = (answer: unknown): answer is object => typeof answer === 'object' && answer !== null;

/** A short text that is no markup, such as a proxy writes instead of the server's JSON. */
function plainText(written: string): string | undefined {
  const text = written.trim();
  return text && text.length <= longestText && !text.startsWith('<') ? text : undefined;
}
