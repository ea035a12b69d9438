import { requiredLine } from './text-rules.ts';

/** Why a subscription is corrected. */
export const correctionReason = requiredLine('Напишите, что было введено неверно', 200);
