import * as z from 'zod/mini';
import { withoutHidden } from './text-rules.ts';

/** An e-mail address a letter can be sent to; hidden characters that came with a copy are removed (spec: identity.recovery-request). */
export const email = z.string('Email обязателен').check(
  z.overwrite((value) => withoutHidden(value).trim()),
  z.minLength(1, 'Email обязателен'),
  z.maxLength(254, 'Введите корректный email'),
  z.regex(
    /^[^\s\p{C}@<>,;:"()[\]\\]+@[^\s\p{C}@<>,;:"()[\]\\]+\.[^\s\p{C}@<>,;:"()[\]\\.]{2,}$/u,
    'Введите корректный email',
  ),
);
