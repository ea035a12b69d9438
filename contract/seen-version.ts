import * as z from 'zod/mini';
import { outdatedPage } from './field-rule.ts';

/** The version of what the person has seen, sent back with a change of it. */
export const seenVersion = z.int(outdatedPage).check(z.minimum(1, outdatedPage));
