import type { LetterTemplate } from '../../mail/index.ts';
import { addedTemplate } from './added-letter.ts';
import { movedTemplate } from './moved-letter.ts';
import { removedTemplate } from './removed-letter.ts';
import { roleChangedTemplate } from './role-changed-letter.ts';

/** The letters of this noun, in the order of the console. */
export const membersTemplates: readonly LetterTemplate[] = [
  addedTemplate,
  roleChangedTemplate,
  movedTemplate,
  removedTemplate,
];
