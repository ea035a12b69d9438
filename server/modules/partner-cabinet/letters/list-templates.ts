import type { LetterTemplate } from '../../mail/index.ts';
import { customerTemplate } from './customer-letter.ts';
import { digestTemplate, quietDigestTemplate } from './digest-letter.ts';

/** The letters of this noun, in the order of the console. */
export const partnerCabinetTemplates: readonly LetterTemplate[] = [
  digestTemplate,
  quietDigestTemplate,
  customerTemplate,
];
