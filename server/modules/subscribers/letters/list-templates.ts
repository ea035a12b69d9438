import type { LetterTemplate } from '../../mail/index.ts';
import { closingTemplate, endTemplate } from './subscription-end-letter.ts';

/** The letters of this noun, in the order of the console. */
export const subscribersTemplates: readonly LetterTemplate[] = [endTemplate, closingTemplate];
