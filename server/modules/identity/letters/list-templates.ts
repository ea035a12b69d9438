import type { LetterTemplate } from '../../mail/index.ts';
import { accountChangedTemplates } from './account-changed-letters.ts';
import { guessesTemplate } from './guesses-letter.ts';
import { newDeviceTemplate } from './new-device-letter.ts';
import { passwordTemplates } from './password-changed-letter.ts';
import { recoveryTemplates } from './recovery-letter.ts';

/** The letters of this noun, in the order of the console. */
export const identityTemplates: readonly LetterTemplate[] = [
  recoveryTemplates.visitor,
  recoveryTemplates.operator,
  passwordTemplates.changed,
  passwordTemplates.recovered,
  ...accountChangedTemplates,
  newDeviceTemplate,
  guessesTemplate,
];
