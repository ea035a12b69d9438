import type { LetterTemplate } from '../../mail/index.ts';
import { accessTemplates } from './access-letter.ts';

/** The letters of this noun, in the order of the console. */
export const consoleAccessTemplates: readonly LetterTemplate[] = [...Object.values(accessTemplates)];
