import { ConsecutiveBreaker, circuitBreaker, handleAll, TimeoutStrategy, timeout, wrap } from 'cockatiel';
import { Failure } from '../../infra/failures/index.ts';
import type { Log } from '../../infra/log/index.ts';
import type { Hosting } from './hosting.port.ts';

interface GuardRules {
  answerWithinMs: number;
  failuresToOpen: number;
  restMs: number;
}

const usualRules: GuardRules = { answerWithinMs: 3_000, failuresToOpen: 5, restMs: 10_000 };

/**
 * The platform behind a time-out and a circuit breaker (spec: hosting.platform-down): a platform that is down, slow or
 * answers wrongly takes at most 3 s a call and, after five failures in a row, nothing for 10 s. @throws Failure
 * `hosting.unavailable` from every method
 */
export function guardHosting(platform: Hosting, log: Log, rules: GuardRules = usualRules): Hosting {
  const { answerWithinMs, failuresToOpen, restMs } = rules;
  const guard = wrap(
    circuitBreaker(handleAll, { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failuresToOpen) }),
    timeout(answerWithinMs, TimeoutStrategy.Aggressive),
  );
  const guarded = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await guard.execute(work);
    } catch (error) {
      if (error instanceof Failure) throw error;
      log.warn({ err: error }, 'the application platform did not answer');
      throw new Failure('hosting.unavailable', { retryAfterSeconds: restMs / 1000, cause: error });
    }
  };
  return {
    add: (stand) => guarded(() => platform.add(stand)),
    rename: (key, name) => guarded(() => platform.rename(key, name)),
    status: (key) =>
      guarded(async () => {
        const status = await platform.status(key);
        if (status !== 'preparation' && status !== 'ready' && status !== 'error')
          throw new Error('the platform talks nonsense');
        return status;
      }),
    openDemo: (userId, solutionCode, name) => guarded(() => platform.openDemo(userId, solutionCode, name)),
  };
}
