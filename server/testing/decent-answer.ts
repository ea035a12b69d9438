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

/**
 * Fails unless the answer of a call is one that the contract knows, whatever was asked (spec: security.input); `file` is the type
 * of an answer that is a file.
 */
export function expectDecent({ statusCode, body, headers }: Answer, what: unknown, file?: string): void {
  const seen = { what, statusCode, body: body.slice(0, 300) };
  expect(statusCode, JSON.stringify(seen)).toBeLessThan(500);
  const type = statusCode < 400 ? (file ?? 'application/json') : 'application/json';
  expect(headers['content-type'], JSON.stringify(seen)).toBe(
    /^text|json$/.test(type) ? `${type}; charset=utf-8` : type,
  );
  if (file && statusCode < 400) return;
  const answer = JSON.parse(body) as Record<string, unknown>;
  if (statusCode < 400) return;
  expect(answer, JSON.stringify(seen)).toMatchObject({
    code: expect.toSatisfy((code: string) => Object.hasOwn(failures, code)),
    message: expect.stringMatching(/^(Email|[А-ЯЁ]).*[а-яё]/s),
    requestId: expect.stringMatching(/^[\w-]{12}$/),
  });
  expect(Object.keys(answer).filter((key) => !['code', 'message', 'fields', 'requestId'].includes(key))).toEqual([]);
  for (const message of Object.values((answer.fields ?? {}) as Record<string, unknown>))
    expect(message, JSON.stringify(seen)).toMatch(/[а-яё]/);
  expect(body).not.toMatch(insides);
}
