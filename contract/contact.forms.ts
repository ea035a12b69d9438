import * as z from 'zod/mini';
import { bare } from './hidden-characters.ts';
import { addressFault, withPlainCharacters } from './mail-address.ts';
import { faultless, upTo, withPlainHyphens } from './text-rules.ts';

/** Of an e-mail, which is a login too. */
export const longestEmail = 254;

const malformed = 'Введите корректный email';

/**
 * An e-mail address a letter can be sent to (spec: identity.e-mail); what came along with a copy at its ends is removed,
 * letters and their marks are composed, hyphens that do not break are hyphens.
 */
export const email = z.string('Email обязателен').check(
  z.overwrite((value) => withPlainCharacters(withPlainHyphens(bare(value.normalize('NFC'))))),
  z.minLength(1, 'Email обязателен'),
  upTo(longestEmail, `${malformed}. Не длиннее ${longestEmail} символов`),
  faultless((value) => {
    const fault = addressFault(value);
    return fault === undefined ? undefined : [malformed, fault].filter(Boolean).join('. ');
  }),
);
