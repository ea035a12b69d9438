/** Shorter than the process waits for its jobs when it stops. */
const turnMs = 5_000;

interface LongWork {
  /** Does a part of the work; returns whether there may be more. `isOver` says that a part should not begin. */
  step(isOver: () => boolean): Promise<boolean>;
  /** Sends the job again for the next turn. */
  again(): Promise<void>;
}

/** Works for one turn of a few seconds, so that a job of hours does not hold up the stop of the process. */
export async function workInTurn({ step, again }: LongWork): Promise<void> {
  const endsAt = performance.now() + turnMs;
  const isOver = () => performance.now() >= endsAt;
  while (!isOver()) if (!(await step(isOver))) return;
  await again();
}
