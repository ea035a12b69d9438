import * as z from 'zod/mini';

/** The answer of a call of which only the success matters. */
export const success = z.object({ success: z.literal(true) });
