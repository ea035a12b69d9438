/** How a subscription stands: it runs, ends within a week, has ended, or has no end. */
export const subscriptionStates = ['active', 'ending', 'ended', 'endless'] as const;
