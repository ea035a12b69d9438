import type { LetterTemplate } from '../../mail/index.ts';
import { welcomeTemplate } from './welcome-letter.ts';

/** The letters of this noun, in the order of the console. */
export const registrationTemplates: readonly LetterTemplate[] = [welcomeTemplate];
