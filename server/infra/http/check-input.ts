import type * as z from 'zod/mini';
import { checkThisField } from '../../../contract/field-rule.ts';
import { fail } from '../failures/index.ts';

const deepest = 32;

/**
 * Checks one part of a call's input by its schema. @throws Failure `common.malformed` for texts PostgreSQL or JSON
 * cannot hold (NUL, lone surrogates, too deep), `common.invalid` with `fields` for the rest.
 */
export function checkPart(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  refuseUnholdable(value);
  const result = schema.safeParse(value ?? {}, { error: () => checkThisField });
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const name = issue.path.join('.') || 'body';
    fields[name] ??= issue.message;
  }
  fail('common.invalid', { fields, message: Object.values(fields)[0] });
}

function refuseUnholdable(value: unknown): void {
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (typeof next.value === 'string') refuseText(next.value);
    else if (next.value !== null && typeof next.value === 'object') {
      if (next.depth >= deepest) fail('common.malformed');
      for (const [key, inner] of Object.entries(next.value)) {
        refuseText(key);
        waiting.push({ value: inner, depth: next.depth + 1 });
      }
    }
  }
}

function refuseText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) fail('common.malformed');
}
