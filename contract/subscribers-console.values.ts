/** How a subscription stands: it has not begun, runs, ends within a week, has ended, or has no end. */
export const subscriptionStates = ['later', 'active', 'ending', 'ended', 'endless'] as const;
