import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FailureAnswer } from '../../../contract/call.ts';
import { type FailureCode, failures } from '../../../contract/failures.ts';
import { failureHeaders } from './answer-failure.ts';

const newId = () => randomBytes(9).toString('base64url');

/** Errors with which Node refuses a request before parsing it, with the status line of the answer. */
const refusals: Readonly<Record<string, [status: string, code: FailureCode]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'common.malformed'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'common.too-large'],
};

/**
 * Answers a request that is no HTTP, has too long headers or never ends, in the shape and with the headers of every
 * failure; then closes the connection.
 */
export function answerBrokenRequest(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, code] = refusals[error.code ?? ''] ?? ['400 Bad Request', 'common.malformed'];
  const answer: FailureAnswer = { code, message: failures[code].message, requestId: newId() };
  const body = JSON.stringify(answer);
  const lines = {
    ...headers,
    ...failureHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const head = [`HTTP/1.1 ${status}`, ...Object.entries(lines).map(([name, value]) => `${name}: ${value}`)];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
