/**
 * How a job of the queue stands: `failing` will be tried again by itself, `failed` no more; `troubled` asks a list for both.
 */
export const jobStates = ['failing', 'failed', 'waiting', 'running', 'done'] as const;
export const jobFilters = ['troubled', ...jobStates] as const;

/** How many jobs are retried or forgotten at once. */
export const mostJobs = 100;
