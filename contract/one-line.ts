import * as z from 'zod/mini';

/** For a text of one line: every gap becomes one space. */
export const oneLine = z.overwrite((value: string) => value.replace(/[\s\p{Cc}]+/gu, ' ').trim());
