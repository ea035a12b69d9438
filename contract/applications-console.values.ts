/** How an application stands with the platform. */
export const preparationStatuses = ['preparation', 'ready', 'error'] as const;

/** By what the console's list is filtered, each without the others: `closed` is ready, but the organisation's access is over. */
export const consoleApplicationStates = [...preparationStatuses, 'closed'] as const;
export type ConsoleApplicationState = (typeof consoleApplicationStates)[number];
