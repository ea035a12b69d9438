/** What needs large data, an hour or a thousand repetitions. `npm test` runs each of them small. */
export interface Proof {
  readonly name: string;
  readonly proves: string;
  /** Script and arguments, run by Node from the project's folder; `vitest` and `bench` stand for the tools. */
  readonly args: readonly [tool: 'vitest' | 'bench' | 'e2e', ...string[]];
  readonly environment?: Readonly<Record<string, string>>;
  /** How often it is run; all have to pass. */
  readonly times?: number;
  readonly minutes: number;
}

/** Every proof that `npm run proof -- <name>` knows. */
export const proofs: readonly Proof[] = [
  {
    name: 'kills',
    proves:
      '1,000 times kill -9 of the portal and of PostgreSQL, its own and an outside one, during writes and registrations: nothing acknowledged is lost, nothing is half made',
    args: ['vitest', 'run', 'server/faults/kill.test.ts', 'server/faults/registration-kill.test.ts'],
    environment: { KILLS: '1000' },
    minutes: 45,
  },
  {
    name: 'update-at-size',
    proves:
      'a database of 1,800,000 subscribers on an outside PostgreSQL 15 is updated under three processes, replaced one after another behind nginx, with no failed request',
    args: ['vitest', 'run', '--config', 'tools/proofs/vitest.config.ts', 'tools/proofs/update-at-size.proof.ts'],
    minutes: 40,
  },
  {
    name: 'hour',
    proves: 'an hour of a working day’s load from 200 people leaves the memory of a process flat, and nothing fails',
    args: ['bench', 'memory'],
    environment: { MINUTES: '60' },
    minutes: 63,
  },
  {
    name: 'reminders',
    proves: 'reminders over 1.8 million subscriptions: the time of a day’s round, and the portal beside it',
    args: ['bench', 'reminders'],
    minutes: 30,
  },
  {
    name: 'search',
    proves: 'search and suggestions over 100,000 publications: times of the slowest and the usual question',
    args: ['bench', 'search'],
    minutes: 20,
  },
  {
    name: 'import',
    proves: 'an import of a partner’s whole list of customers: its time, and the portal beside it',
    args: ['bench', 'import'],
    minutes: 15,
  },
  {
    name: 'stop',
    proves:
      'a stop under load and starts that are refused, 20 times each: the right exit code and no stack, every time',
    args: ['vitest', 'run', 'server/faults/stop-under-load.test.ts', 'server/faults/start-refusals.test.ts'],
    times: 20,
    minutes: 20,
  },
  {
    name: 'sessions',
    proves: 'the journeys of sessions, 20 times each: no answer of 401 that was not foreseen',
    args: ['e2e', 'identity/session', '--repeat-each=20'],
    minutes: 20,
  },
  {
    name: 'image',
    proves: 'the steps of the Containerfile from bare sources, and the application that they make on a read-only tree',
    args: ['vitest', 'run', 'tools/install/image.test.ts'],
    environment: { FROM_BARE_SOURCES: 'yes' },
    minutes: 5,
  },
  {
    name: 'crowd',
    proves:
      'attacks from one address and from 200: a person’s sign-in, search, letter and page stay within twice the quiet p95',
    args: ['vitest', 'run', '--config', 'tools/proofs/vitest.config.ts', 'tools/proofs/crowd.proof.ts'],
    minutes: 4,
  },
  {
    name: 'machines',
    proves:
      'three processes behind nginx and PgBouncer 1.18 on PostgreSQL 15 with a replica: 0 failed of 100,000 requests during rolling restarts (REQUESTS), a lagging replica, the database gone for 30 s and promoted (Debian: postgresql-15 pgbouncer nginx)',
    args: ['vitest', 'run', '--config', 'tools/proofs/vitest.config.ts', 'tools/proofs/machines.proof.ts'],
    minutes: 15,
  },
  {
    name: 'hot-replacement',
    proves: 'with npm run dev an edit of a component and of a style arrives in the open page without a reload',
    args: ['vitest', 'run', '--config', 'tools/proofs/vitest.config.ts', 'tools/proofs/hot-replacement.proof.ts'],
    minutes: 1,
  },
  {
    name: 'backup',
    proves:
      'each kind of copy, made while a portal runs and writes go on, is restored whole; the embedded database is moved to PostgreSQL 15 to 18; a full disk leaves no half copy',
    args: ['vitest', 'run', '--config', 'tools/proofs/vitest.config.ts', 'tools/proofs/backup.proof.ts'],
    minutes: 3,
  },
  {
    name: 'backup-size',
    proves: 'a copy of 1.8 million subscriptions, plain and encrypted, and its check: times and memory',
    args: ['vitest', 'run', '--config', 'tools/proofs/vitest.config.ts', 'tools/proofs/backup-size.proof.ts'],
    environment: { SUBSCRIPTIONS: '1800000' },
    minutes: 15,
  },
  {
    name: 'point-in-time',
    proves: 'pgBackRest of Debian brings an outside PostgreSQL 15 back to a chosen second',
    args: ['vitest', 'run', '--config', 'tools/proofs/vitest.config.ts', 'tools/proofs/point-in-time.proof.ts'],
    minutes: 1,
  },
  {
    name: 'update',
    proves:
      'a release built beside is switched to with a copy before its migrations; the former release, also one that knows no copies, comes back by that copy',
    args: ['vitest', 'run', '--config', 'tools/proofs/vitest.config.ts', 'tools/proofs/update.proof.ts'],
    minutes: 2,
  },
];
