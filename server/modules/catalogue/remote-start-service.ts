import { Failure } from '../../infra/failures/index.ts';
import { KeptAnswer } from '../../infra/kept-answer/index.ts';
import type { Log } from '../../infra/log/index.ts';
import { fetchJson } from './fetch-json.ts';
import { type Foreign, foreignShapes } from './foreign-start-answers.ts';
import type { StartService } from './start-service.port.ts';

interface RemoteRules {
  answerWithinMs: number;
  maxAgeMs: number;
  /** How long a service that failed is not asked again. */
  restMs: number;
  maxBytes: number;
}

const usualRules: RemoteRules = { answerWithinMs: 2_000, maxAgeMs: 60_000, restMs: 5_000, maxBytes: 1024 * 1024 };

interface Needs {
  url: string;
  basePath: string;
  log: Log;
  rules?: Partial<RemoteRules>;
}

/**
 * The outside start service, fetched by the server: an answer is kept a minute, fetched once at a time, and an old one
 * is used while the service is down, slow or answers wrongly.
 */
export function createRemoteStartService({ url, basePath, log, rules = {} }: Needs): StartService {
  const { answerWithinMs, maxAgeMs, restMs, maxBytes } = { ...usualRules, ...rules };
  const root = url.endsWith('/') ? url : `${url}/`;
  const shapes = foreignShapes(basePath);
  const kept = <Name extends keyof Foreign>(name: Name, path: string): (() => Promise<Foreign[Name]>) => {
    const answer = new KeptAnswer<Foreign[Name]>(
      async () => {
        try {
          const given = await fetchJson(new URL(path, root), { answerWithinMs, maxBytes });
          return shapes[name].parse(given) as Foreign[Name];
        } catch (error) {
          log.warn({ err: error, path }, 'the start service did not answer');
          throw new Failure('catalogue.start-service-down', { retryAfterSeconds: restMs / 1000, cause: error });
        }
      },
      { maxAgeMs, restMs },
    );
    return () => answer.get();
  };
  return {
    tariffTypes: kept('tariffTypes', 'tariffs-types/'),
    tariffs: kept('tariffs', 'tariffs/'),
    tariffNotes: kept('tariffNotes', 'tariffs-aux/'),
    topPartners: kept('topPartners', 'partners-top5/'),
  };
}
