import * as z from 'zod/mini';
import { outdatedPage } from './field-rule.ts';

/** Generated for each form that is opened, and sent with every attempt. */
export const requestKey = z.string(outdatedPage).check(z.regex(/^[\w-]{16,64}$/, outdatedPage));

/** The key of a request that makes or changes something (spec: operator-console.once); pages of earlier builds send none. */
export const onceKey = { key: z.optional(requestKey) };
