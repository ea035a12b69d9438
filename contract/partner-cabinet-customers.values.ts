import { renewalDays, warningDays } from './subscribers-expiry.ts';

/** Within how many days from today the nearest end of a subscription is asked for. */
export const endingDays = [`${renewalDays}`, '14', `${warningDays}`] as const;
export type EndingDays = (typeof endingDays)[number];
