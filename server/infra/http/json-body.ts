import type { FastifyInstance } from 'fastify';
import { Failure } from '../failures/index.ts';

export const bodyLimitBytes = 64 * 1024;

/** The one body parser: JSON in valid UTF-8, nothing for an empty body, no `__proto__` or `constructor` keys. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: bodyLimitBytes },
    (request, body, done) => {
      if (body.length === 0) return done(null, undefined);
      let text: string;
      try {
        text = decoder.decode(body as Buffer);
      } catch (error) {
        return done(new Failure('common.malformed', { cause: error }));
      }
      parse(request, text, (error, value) =>
        error || hasConstructorKey(text, value)
          ? done(new Failure('common.malformed', { cause: error }))
          : done(null, value),
      );
    },
  );
}

/** Fastify's parser refuses `constructor` only where a `prototype` stands in it; the contract refuses it everywhere. */
function hasConstructorKey(text: string, value: unknown): boolean {
  if (!/constructor|\\u/.test(text)) return false;
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (Object.hasOwn(next, 'constructor')) return true;
    waiting.push(...Object.values(next));
  }
  return false;
}
