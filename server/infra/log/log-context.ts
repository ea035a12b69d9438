import { AsyncLocalStorage } from 'node:async_hooks';

/** What every line that is logged while a request is answered or a job runs says of it. */
export interface LogContext {
  readonly requestId?: string;
  /** The queue of the job that runs. */
  readonly queue?: string;
  /** The signed-in person, by the id in the table of users. */
  userId?: string;
}

const contexts = new AsyncLocalStorage<LogContext>();

/** Does the work so that its lines say the context. */
export function inLogContext<Result>(context: LogContext, work: () => Result): Result {
  return contexts.run(context, work);
}

/** Adds to the present context who is signed in. */
export function notePerson(userId: string): void {
  const context = contexts.getStore();
  if (context) context.userId = userId;
}

/** The present context. */
export const currentLogContext = (): LogContext | undefined => contexts.getStore();
