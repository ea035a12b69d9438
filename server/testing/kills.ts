import { type RealPortal, send } from './real-portal.ts';

/** How many kills `npm test` makes in all; `npm run proof -- kills` says another number. */
const killsOfTests = 20;

/** This share of the kills, by one test of those that kill; at least one of each victim. */
export function shareOfKills(share: number): number {
  return Math.max(victims.length, Math.round(Number(process.env.KILLS ?? killsOfTests) * share));
}

/** Who is killed: the portal, the database, both, or one connection's process, after which PostgreSQL restarts itself. */
export const victims = ['portal', 'database', 'connection', 'portal and database'] as const;
export type Victim = (typeof victims)[number];

interface Running {
  portal: RealPortal;
  postmaster: number;
  ask<Row extends object>(text: string): Promise<Row[]>;
}

const someConnection = `select pid from pg_stat_activity where application_name = 'portal' and pid <> pg_backend_pid()
  order by state = 'active' desc, random() limit 1`;

/** Kills as the system does when memory runs out. Whoever asks the database beside must expect that it is gone. */
export async function kill(victim: Victim, { portal, postmaster, ask }: Running): Promise<void> {
  if (victim === 'connection') {
    const [row] = await ask<{ pid: number }>(someConnection);
    if (row) send(row.pid, 'SIGKILL');
    return;
  }
  if (victim !== 'database') portal.signal('SIGKILL');
  if (victim !== 'portal') send(postmaster, 'SIGKILL');
  if (victim !== 'database') await portal.ended;
}

/** Whether the portal has to be started again. */
export const takesPortal = (victim: Victim): boolean => victim.startsWith('portal');
