import * as z from 'zod/mini';
import { bare, hiddenFault } from './hidden-characters.ts';

/**
 * A text of one line in one writing (spec: use.written-names): letters and their marks composed, spaces of any kind and
 * breaks as single spaces, hyphens that do not break as hyphens, nothing hidden at the ends.
 */
export const tidyLine = (value: string): string =>
  withPlainHyphens(bare(value.normalize('NFC')).replace(/(?!\uFEFF)[\s\u0085]+/gu, ' '));

const unbroken = '\u00a0';

/** The same of a text that is typeset: a single no-break space, of any width, stays one. */
export const tidySentence = (value: string): string =>
  withPlainHyphens(
    bare(value.normalize('NFC')).replace(/(?!\uFEFF)[\s\u0085]+/gu, (run) =>
      /^[\u00a0\u202f]$/.test(run) ? unbroken : ' ',
    ),
  );

/** The hyphens of Unicode, which look like the one of the keyboard, as that one. */
export const withPlainHyphens = (value: string): string => value.replace(/[\u2010\u2011]/gu, '-');

const quote = /[«»„“”"']/;

/** The advice on a sign that may not stand in a text; a quotation mark is not quoted. `why` goes on after the sign. */
export const takeAway = (sign: string, why = ''): string =>
  quote.test(sign) ? 'Уберите кавычки' : `Уберите «${sign}»${why}`;

/** A rule whose message depends on the value. */
export const faultless = (fault: (value: string) => string | undefined) =>
  z.check<string>(({ value, issues }) => {
    const message = fault(value);
    // Without `continue` a union would not take its message.
    if (message !== undefined) issues.push({ code: 'custom', input: value, message, continue: true });
  });

/** A text of one line, tidied; a hidden character within it is named. `where` is like «названии». */
export const oneLine = (where = 'тексте') =>
  [z.overwrite<string>(tidyLine), faultless((value) => hiddenFault(value, where))] as const;

/** A text of one line as it is typeset: its no-break spaces stay. */
export const oneSentence = () =>
  [z.overwrite<string>(tidySentence), faultless((value) => hiddenFault(value, 'тексте'))] as const;

const withCount = (message: string, count: number) => `${message}, сейчас ${count}`;

/** Not more than so many UTF-16 units; how many there are follows the message. */
export const upTo = (limit: number, message: string) =>
  z.maxLength(limit, { error: ({ input }) => withCount(message, String(input).length) });

/** The same with the usual words. */
export const atMost = (limit: number) => upTo(limit, `Не длиннее ${limit} символов`);

/** A text of one line that has to be there. */
export const requiredLine = (required: string, limit: number, where?: string) =>
  z.string(required).check(...oneLine(where), z.minLength(1, required), visible(required), atMost(limit));

/** Characters that nobody sees are as good as none. */
export const visible = (required: string) =>
  z.refine<string>((value) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(value), required);

/** Not more than so many characters as a person counts them; how many there are follows the message. */
export const noLongerThan = (limit: number, message: string) =>
  faultless((value) => {
    const count = Array.from(value).length;
    return count > limit ? withCount(message, count) : undefined;
  });
