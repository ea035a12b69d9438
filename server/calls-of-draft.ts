import { pageCalls } from './calls.ts';
import type { Database } from './infra/database/index.ts';
import { CallTable } from './infra/http/index.ts';
import type { Log } from './infra/log/index.ts';
import type { Settings } from './infra/settings/index.ts';
import { openStartService } from './modules/catalogue/index.ts';
import type { VideoLengths } from './modules/content/index.ts';
import { keepWholeDirectory } from './modules/partners/index.ts';

interface Needs {
  settings: Settings;
  log: Log;
  videoLengths: VideoLengths;
}

/** The calls of pages over a transaction that holds a draft (decision 0060). */
export function callsOfDraft(db: Database['db'], { settings, log, videoLengths }: Needs): CallTable {
  const calls = new CallTable({ checkTexts: false, onDenied: () => undefined });
  const startService = openStartService({ db, log, settings });
  calls.add(pageCalls({ db, settings, startService, directory: keepWholeDirectory(db), videoLengths }));
  return calls;
}
