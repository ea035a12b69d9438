/** Within how many days from today the nearest end of a subscription is asked for. */
export const endingDays = ['30', '14', '7'] as const;
export type EndingDays = (typeof endingDays)[number];
