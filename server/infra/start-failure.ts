/** The id of every refusal to start. The Russian operator's guide explains each; `npm run check` compares them. */
export const startFindings = [
  'wrong-settings',
  'port-taken',
  'port-forbidden',
  'no-such-address',
  'not-built',
  'build-damaged',
  'database-unreachable',
  'database-rights',
  'old-postgres',
  'migration-failed',
  'no-embedded-postgres',
  'embedded-postgres-missing',
  'embedded-postgres-incomplete',
  'project-path',
  'already-running',
  'postgres-as-root',
  'postgres-silent',
  'postgres-disk-full',
  'postgres-read-only',
  'postgres-program',
  'postgres-memory',
  'postgres-empty-lock',
  'postgres-address-taken',
  'postgres-leftover',
  'postgres-permissions',
  'postgres-damaged',
  'postgres-failed',
  'data-folder-permissions',
  'data-folder-read-only',
  'data-folder-full',
  'data-folder-path',
  'data-folder-busy',
  'data-folder-disk',
  'data-folder-failed',
  'database-folder-is-file',
  'database-folder-owner',
  'database-folder-version',
  'database-folder-damaged',
  'no-embedded-database',
  'backup-nothing',
  'backup-failed',
  'backup-recipient',
  'backup-not-one',
  'backup-cut',
  'backup-damaged',
  'backup-newer',
  'backup-key',
  'restore-failed',
  'restore-not-empty',
  'restore-file-differs',
] as const;

/** One of the ids. */
export type StartFinding = (typeof startFindings)[number];

/**
 * A failure of the start. Its message is for the person at the terminal: the finding's id, what is wrong and what to do.
 * `run-server.ts` prints the message alone and exits with 1; the cause is kept for debugging.
 */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';

  constructor(finding: StartFinding, message: string, options?: ErrorOptions) {
    super(`[${finding}] ${message}`, options);
  }
}
