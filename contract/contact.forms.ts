import * as z from 'zod/mini';
import { withoutHidden } from './text-rules.ts';

/** A phone of +7 and ten digits (spec: registration.phone); spaces, brackets and dashes between them are dropped. */
export const phone = z.string('Телефон обязателен').check(
  z.overwrite((value) => value.replace(/[\s()\u2010-\u2015-]+/gu, '')),
  z.minLength(1, 'Телефон обязателен'),
  z.regex(/^\+7\d{10}$/, 'Номер должен содержать 10 цифр после +7'),
);

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
