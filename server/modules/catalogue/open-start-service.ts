import type { Db } from '../../infra/database/index.ts';
import type { Log } from '../../infra/log/index.ts';
import { createEmbeddedStartService } from './embedded-start-service.ts';
import { createRemoteStartService } from './remote-start-service.ts';
import type { StartService } from './start-service.port.ts';

interface Needs {
  db: Db;
  log: Log;
  settings: { readonly START_SERVICE_URL?: string | undefined; readonly BASE_PATH: string };
}

/** The start service that the settings name, or the embedded one. */
export function openStartService({ db, log, settings }: Needs): StartService {
  const { START_SERVICE_URL: url, BASE_PATH: basePath } = settings;
  return url ? createRemoteStartService({ url, basePath, log }) : createEmbeddedStartService(db, basePath);
}
