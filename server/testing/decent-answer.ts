import { expect } from 'vitest';
import { failures } from '../../contract/failures.ts';

interface Answer {
  readonly statusCode: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Words that would reveal internals of the process. */
const insides =
  /\bat [^\n]*:\d+:\d+|node_modules|\/server\/|\.ts\b|syntax error|invalid input|violates|relation "|select |FST_ERR|ECONN|Unexpected token|JSON at position/i;

const ofFailures = new Set(['code', 'message', 'fields', 'requestId']);

/**
 * Fails unless the answer of a call is one that the contract knows, whatever was asked (spec: security.input); `file` is the type
 * of an answer that is a file.
 */
export function expectDecent(answer: Answer, what: unknown, file?: string): void {
  const faults = [...faultsOf(answer, file)];
  // Asserted once: tens of thousands of answers are looked at.
  if (faults.length > 0)
    expect({ what, statusCode: answer.statusCode, body: answer.body.slice(0, 300), faults }).toMatchObject({
      faults: [],
    });
}

function* faultsOf({ statusCode, body, headers }: Answer, file?: string): Generator<string> {
  if (statusCode >= 500) yield 'a fault of the server';
  const type = statusCode < 400 ? (file ?? 'application/json') : 'application/json';
  const wanted = /^text|json$/.test(type) ? `${type}; charset=utf-8` : type;
  if (headers['content-type'] !== wanted) yield `content-type: ${headers['content-type']}`;
  if (file && statusCode < 400) return;
  const answer = JSON.parse(body) as Record<string, unknown>;
  if (statusCode < 400) return;
  if (!Object.hasOwn(failures, String(answer.code))) yield `code: ${answer.code}`;
  if (!/^(Email|[А-ЯЁ]).*[а-яё]/s.test(String(answer.message))) yield `message: ${answer.message}`;
  if (!/^[\w-]{12}$/.test(String(answer.requestId))) yield `requestId: ${answer.requestId}`;
  for (const key of Object.keys(answer)) if (!ofFailures.has(key)) yield `beside: ${key}`;
  for (const [field, message] of Object.entries((answer.fields ?? {}) as Record<string, unknown>))
    if (!/[а-яё]/.test(String(message))) yield `${field}: ${message}`;
  if (insides.test(body)) yield 'tells of its insides';
}
