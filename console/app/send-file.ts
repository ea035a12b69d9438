import { HttpError } from 'react-admin';
import type { AnyCall, CallAnswer, CallInput, FailureAnswer } from '../../contract/call.ts';
import { addressOf, lost, proved } from './request.ts';

interface Watch {
  /** The share that has been sent, up to 1. */
  onSent(share: number): void;
  signal: AbortSignal;
}

/** Sends a file as it is; only this old interface of browsers tells how much has gone. @throws HttpError with a sentence */
export function sendFile<C extends AnyCall>(
  call: C,
  input: Pick<CallInput<C>, 'query'>,
  file: File,
  watch: Watch,
): Promise<CallAnswer<C>> {
  return proved(() => sendOnce(call, input, file, watch));
}

/** Whether the file is one and still as it was chosen: the browser calls a folder and a changed file a lost connection too. */
const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

function sendOnce<C extends AnyCall>(
  call: C,
  input: Pick<CallInput<C>, 'query'>,
  file: File,
  { onSent, signal }: Watch,
): Promise<CallAnswer<C>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', addressOf(call, input as object));
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onSent(1);
    request.onerror = async () =>
      reject(new HttpError((await isReadable(file)) ? lost.noConnection() : lost.noFile, 0));
    request.onabort = () => reject(new DOMException('', 'AbortError'));
    request.onload = () => {
      const answer: unknown = request.response;
      if (request.status === 200 && answer) return resolve(answer as CallAnswer<C>);
      const failure = answer as Partial<FailureAnswer> | null;
      reject(new HttpError(failure?.message ?? lost.unclear, request.status, failure));
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
