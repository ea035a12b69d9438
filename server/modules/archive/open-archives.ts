import path from 'node:path';
import { type Connection, openDatabase } from '../../infra/database/index.ts';
import type { Jobs } from '../../infra/jobs/index.ts';
import type { Log } from '../../infra/log/index.ts';
import type { Settings } from '../../infra/settings/index.ts';
import type { Library } from '../media/index.ts';
import { defineArchiveJobs } from './define-archive-jobs.ts';
import type { ImportNeeds } from './import-needs.ts';
import type { SendImport } from './run-import.ts';

/** Archives of one process. */
export interface Archives {
  readonly needs: ImportNeeds;
  readonly send: SendImport;
  resume(): Promise<void>;
  close(): Promise<void>;
}

interface Needs {
  jobs: Jobs;
  connection: Connection;
  log: Log;
  settings: Pick<Settings, 'PUBLIC_URL'>;
  library: Library;
  product: string;
}

/** The transaction of an import, its progress beside it, and a list of what it would change. */
const connections = 3;
const longestAnswerMs = 120_000;

/**
 * Defines the jobs of imports beside the library, where their files lie. An import has connections of its own: its
 * statements wait for editors who publish just now, and nobody waits for its answer.
 */
export function openArchives({ jobs, connection, log, settings, library, product }: Needs): Archives {
  const { db, close } = openDatabase(connection, {
    maxConnections: connections,
    isUnlimited: true,
    answerWithinMs: longestAnswerMs,
    onIdleError: (err) => log.warn({ err }, 'archives: the database did not answer'),
  });
  const { storage, upload } = library;
  const needs: ImportNeeds = {
    ...{ db, log, storage, product, jobs: upload.jobs, incoming: path.resolve(upload.incoming) },
    ownSites: [settings.PUBLIC_URL],
    mostFileBytes: Math.max(...Object.values(upload.mostBytes)),
  };
  return { needs, ...defineArchiveJobs(jobs, needs), close };
}
