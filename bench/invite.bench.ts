import { drawCode, openCodeHasher } from '../server/infra/codes/index.ts';
import { openDatabase } from '../server/infra/database/index.ts';
import { invitationCodeLength } from '../server/modules/invitations/index.ts';
import { buildInvitation, buildPartner } from '../server/seed/index.ts';
import { medianOf, p95Of } from './figures.ts';
import { startPortal } from './portal-process.ts';
import { heading, line, ratio } from './print.ts';
import { embeddedConnection } from './side-database.ts';

const p95AtMostMs = 20;
const alikeMs = 1;
const rounds = 300;
const typers = 4;
const checksOfTyper = 250;
const pauseMs = 20;
const hashesAtOnce = 4;

const kinds = ['unknown', 'used', 'revoked', 'expired'] as const;
type Kind = (typeof kinds)[number];

/** The check of an invitation's code: beside people who sign in, and whether timing tells unusable codes apart. */
export async function benchInvite(): Promise<void> {
  heading('Check of an invitation code');
  const portal = await startPortal({ TRUST_PROXY: '1' });
  try {
    const codes = await invite(portal.dataDir);
    await checkFor(portal.origin, codes.usable, 100);
    const alone = await typing(portal.origin, codes.usable);
    const work = keepHashing(portal.origin);
    const beside = await typing(portal.origin, codes.usable);
    const perSecond = await work.stop();
    line('alone', { 'median, ms': medianOf(alone), 'p95, ms': p95Of(alone) });
    line('beside sign-ins', {
      'median, ms': medianOf(beside),
      'p95, ms': p95Of(beside),
      'sign-ins per second': perSecond,
    });
    ratio('beside sign-ins, p95, ms', p95Of(beside), `< ${p95AtMostMs}`, p95Of(beside) < p95AtMostMs);
    await printTiming(portal.origin, codes);
  } finally {
    await portal.stop();
  }
}

type Codes = Record<Exclude<Kind, 'unknown'> | 'usable', string>;

async function invite(dataDir: string): Promise<Codes> {
  const { db, close } = openDatabase(await embeddedConnection(dataDir), { onIdleError: () => undefined });
  try {
    const partnerId = await buildPartner(db, { name: 'ТОО «Проверка»', code: 'bench' });
    const hasher = await openCodeHasher(db);
    const make = async (name: string, changes: { used_at?: Date; revoked_at?: Date; expires_at?: Date }) => {
      const code = drawCode(invitationCodeLength);
      const id = await buildInvitation(db, hasher, { partnerId, email: `${name}@people.example`, code });
      if (Object.keys(changes).length > 0)
        await db.updateTable('invitations').set(changes).where('id', '=', id).execute();
      return code;
    };
    return {
      usable: await make('usable', {}),
      used: await make('used', { used_at: new Date() }),
      revoked: await make('revoked', { revoked_at: new Date() }),
      expired: await make('expired', { expires_at: new Date(0) }),
    };
  } finally {
    await close();
  }
}

let asked = 0;
/** Each check comes from an address of its own, so that no limit steps in. */
async function check(origin: string, code: string): Promise<number> {
  asked += 1;
  const address = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
  const startedAt = performance.now();
  const answer = await fetch(`${origin}/service/bl/registration/get-partner-info?partnerCode=${code}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`check: ${answer.status}`);
  return performance.now() - startedAt;
}

async function checkFor(origin: string, code: string, times: number): Promise<number[]> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    taken.push(await check(origin, code));
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return taken;
}

/** Some people at once; the field asks half a second after the last key, so even four with this pause are many. */
async function typing(origin: string, code: string): Promise<number[]> {
  const all = await Promise.all(Array.from({ length: typers }, () => checkFor(origin, code, checksOfTyper)));
  return all.flat();
}

/** Sign-ins without a break, as many at once as passwords are hashed. */
function keepHashing(origin: string): { stop(): Promise<number> } {
  let going = true;
  let done = 0;
  const startedAt = performance.now();
  const lane = async () => {
    while (going) {
      const answer = await fetch(`${origin}/service/bl/get/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ login: 'demo', password: 'Demo-2026', isForeignComputer: false }),
      });
      await answer.arrayBuffer();
      if (answer.ok) done += 1;
    }
  };
  const lanes = Array.from({ length: hashesAtOnce }, lane);
  return {
    stop: async () => {
      going = false;
      await Promise.all(lanes);
      return (done * 1000) / (performance.now() - startedAt);
    },
  };
}

/** Medians of codes nobody may use, asked in turns: timing must not tell which codes exist. */
async function printTiming(origin: string, codes: Codes): Promise<void> {
  const times: Record<Kind, number[]> = { unknown: [], used: [], revoked: [], expired: [] };
  for (let round = 0; round < rounds; round += 1)
    for (let step = 0; step < kinds.length; step += 1) {
      const kind = kinds[(round + step) % kinds.length] ?? 'unknown';
      times[kind].push(await check(origin, kind === 'unknown' ? drawCode(invitationCodeLength) : codes[kind]));
    }
  line('median, ms', Object.fromEntries(kinds.map((kind) => [kind, medianOf(times[kind]).toFixed(2)])));
  for (const kind of kinds.slice(1)) {
    const difference = medianOf(times[kind].map((ms, index) => ms - (times.unknown[index] ?? Number.NaN)));
    ratio(`${kind} − unknown, median, ms`, difference, `within ±${alikeMs}`, Math.abs(difference) < alikeMs);
  }
}
