/** For how long the console's first page shows what happened. */
export const dashboardPeriods = ['week', 'month', 'quarter', 'year'] as const;
export type DashboardPeriod = (typeof dashboardPeriods)[number];

/** How many weeks ahead the ends of subscriptions are shown, this week among them. */
export const weeksOfEnds = 12;
