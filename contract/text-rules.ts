import * as z from 'zod/mini';

/**
 * Removes characters that are not seen and can turn the direction of others: zero-width, bidi, soft hyphens. A joiner
 * within an emoji stays.
 */
export const withoutHidden = (value: string): string =>
  value.replace(/(?!\u200D\p{Extended_Pictographic})[\p{Cf}\u115F\u1160\u3164\uFFA0]/gu, '');

/** For a text of one line: hidden characters are removed, every gap becomes one space. */
export const oneLine = z.overwrite((value: string) =>
  withoutHidden(value)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim(),
);

/** Not more than so many UTF-16 units. */
export const atMost = (limit: number) => z.maxLength(limit, `Не длиннее ${limit} символов`);

/** A text of one line that has to be there. */
export const requiredLine = (required: string, limit: number) =>
  z.string(required).check(oneLine, z.minLength(1, required), atMost(limit));

/** Characters that nobody sees are as good as none. */
export const visible = (required: string) =>
  z.refine<string>((value) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(value), required);

/** Not more than so many characters as a person counts them. */
export const noLongerThan = (limit: number, message: string) =>
  z.refine<string>((value) => Array.from(value).length <= limit, message);
