import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { p95Of } from '../../bench/figures.ts';
import {
  askDatabase,
  clearRealPortals,
  freePort,
  makeDataDir,
  startRealPortal,
} from '../../server/testing/real-portal.ts';

/**
 * The attacks of a tester, from one address and from two hundred at once, beside a person who signs in, searches, asks
 * for a letter and opens a page (spec: calls.costs).
 */
/** Quiet and attacked phases take turns, so that both meet the same load of the machine. */
const turns = 2;
/** A p95 of fewer is the worst of three or four, and tells more of the machine than of the portal. */
const rounds = 100;
const slowReaders = 100;
/** Attackers may hold this much more for a while; it must not grow with their number of requests. */
const moreMegabytes = 200;
const attackers = Array.from({ length: 200 }, (_, index) => `127.1.${Math.floor(index / 100)}.${(index % 100) + 1}`);
const demo = { login: 'demo', password: 'Demo-2026', isForeignComputer: false };
const openCode = 'DEMO-DEMO-DEMO-DEMO';

interface Asked {
  from: string;
  path: string;
  body?: unknown;
  method?: 'GET' | 'POST';
  cookie?: string;
  /** What the proxy of this machine says of where it comes from. */
  forwarded?: string;
}

interface Answer {
  status: number;
  ms: number;
  cookies: string;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 });
let port = 0;

function ask({ from, path, body, method = body ? 'POST' : 'GET', cookie, forwarded }: Asked): Promise<Answer> {
  const payload = body === undefined ? '' : JSON.stringify(body);
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const headers = {
      ...(method === 'POST' && { origin: `http://localhost:${port}` }),
      ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
      ...(cookie && { cookie }),
      ...(forwarded && { 'x-forwarded-for': forwarded }),
    };
    const signal = AbortSignal.timeout(20_000);
    const options = { agent, host: '127.0.0.1', port, localAddress: from, path, method, headers, signal };
    let text = '';
    const end = (status: number, cookies = '') => resolve({ status, ms: performance.now() - startedAt, cookies, text });
    const sent = request(options, (answer) => {
      answer.on('data', (part) => {
        text += text.length < 300 ? String(part).slice(0, 300) : '';
      });
      answer.on('end', () => {
        const set = answer.headers['set-cookie']?.map((one) => one.split(';')[0]).join('; ');
        end(answer.statusCode ?? 0, set);
      });
      answer.on('error', () => end(0));
    });
    sent.on('error', () => end(0)).end(payload);
  });
}

let drawn = 0;
const hex = () => Math.floor(Math.random() * 0x10000).toString(16);
const word = () => (drawn++).toString(36).padStart(6, 'x');
const parts = () => Array.from({ length: 50 }, () => `а${'бвгдежзиклмн'[Math.floor(Math.random() * 12)]}р`).join(' ');
const token = '/service/bl/get/token';

/** What an attacker asks, and how many a second of all attackers together. */
const attacks: readonly { name: string; perSecond: number; make: () => Omit<Asked, 'from'> }[] = [
  {
    name: 'recovery of foreign e-mails',
    perSecond: 40,
    make: () => ({ method: 'POST', path: `/service/bl/password/recover?email=${word()}@nowhere.example` }),
  },
  {
    name: 'searches of fifty parts',
    perSecond: 10,
    make: () => ({ path: `/api/v1/search/${encodeURIComponent(parts())}?page=1&count=10` }),
  },
  {
    name: 'guesses at one account',
    perSecond: 5,
    make: () => ({ path: token, body: { ...demo, password: `Wrong-${word()}` } }),
  },
  {
    name: 'sign-ins of nobody',
    perSecond: 10,
    make: () => ({ path: token, body: { ...demo, login: `nobody-${word()}` } }),
  },
  {
    name: 'sign-ins from random networks',
    perSecond: 10,
    make: () => ({
      path: token,
      body: { ...demo, login: `nobody-${word()}` },
      forwarded: `2001:db8:${hex()}:${hex()}::1`,
    }),
  },
  {
    name: 'registrations by one code',
    perSecond: 5,
    make: () => ({
      path: '/service/bl/registration/partner-code',
      body: { partnerCode: openCode, name: 'Проба', phone: '+77011234567', login: 'demo', password: 'Kostyashki7' },
    }),
  },
  { name: 'metrics', perSecond: 5, make: () => ({ path: '/metrics' }) },
  {
    name: 'values that no page has',
    perSecond: 20,
    make: () => ({ path: `/solutions?category=${word()}&type=${word()}` }),
  },
];

/** Asks for many pages at once and reads none of them, again and again. */
function neverRead(from: readonly string[]) {
  let isOver = false;
  const open = new Set<ReturnType<typeof connect>>();
  const begin = (index: number) => {
    if (isOver) return;
    const socket = connect({ host: '127.0.0.1', port, localAddress: from[index % from.length] });
    open.add(socket);
    socket.pause().on('error', () => undefined);
    socket.on('close', () => {
      open.delete(socket);
      setTimeout(begin, 1_000, index);
    });
    socket.write('GET /price HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20));
  };
  for (let index = 0; index < slowReaders; index += 1) begin(index);
  return () => {
    isOver = true;
    for (const socket of open) socket.destroy();
  };
}

/** Keeps asking at the attack's own rate, however slow the answers, and counts the statuses. */
function attack(from: readonly string[], statuses: Map<string, number>): () => void {
  const endReaders = neverRead(from);
  const timers = attacks.map(({ name, perSecond, make }) =>
    setInterval(async () => {
      const { status } = await ask({ from: from[Math.floor(Math.random() * from.length)] ?? '127.0.0.9', ...make() });
      statuses.set(`${name}: ${status}`, (statuses.get(`${name}: ${status}`) ?? 0) + 1);
    }, 1_000 / perSecond),
  );
  return () => {
    for (const timer of timers) clearInterval(timer);
    endReaders();
  };
}

const needs = ['sign-in', 'search', 'visitor', 'letter', 'page'] as const;
type Times = Record<(typeof needs)[number], number[]>;
const noTimes = (): Times => ({ 'sign-in': [], search: [], visitor: [], letter: [], page: [] });
let letters = 0;

/** The person does everything once; an answer other than 200 is noted. */
async function live(times: Times, refused: string[], known: string, from: string): Promise<void> {
  const note = (what: keyof Times, { status, ms, text }: Answer) => {
    times[what].push(ms);
    if (status !== 200) refused.push(`${what}: ${status} ${text}`);
  };
  const signedIn = await ask({ from, path: token, body: demo, cookie: known });
  note('sign-in', signedIn);
  const cookie = `${known}; ${signedIn.cookies}`;
  note('search', await ask({ from, path: `/api/v1/search/${encodeURIComponent('закрытие месяца')}`, cookie }));
  // Who is not signed in has no place of his own in the lane.
  note('visitor', await ask({ from, path: `/api/v1/search/${encodeURIComponent('отчёт за квартал')}` }));
  letters += 1;
  const email = `crowd-${letters}@people.example`;
  note('letter', await ask({ from, method: 'POST', path: `/service/bl/password/recover?email=${email}` }));
  note('page', await ask({ from, path: '/price', cookie }));
}

/** How long the main thread has run, and how long it has waited for a processor, in seconds. */
function processorOf(pid: number): [ran: number, waited: number] {
  const [ran = 0, waited = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
  return [ran / 1e9, waited / 1e9];
}

/** Adds to the times; returns the seconds until the last letter that was asked for is there. */
async function phase(dataDir: string, times: Times, refused: string[], known: string): Promise<number> {
  for (let round = 0; round < rounds; round += 1) {
    // Requests for recovery are counted by address.
    await live(times, refused, known, `127.2.0.${1 + (letters % 100)}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  const startedAt = performance.now();
  for (;;) {
    const [row] = await askDatabase<{ there: number }>(
      dataDir,
      `select count(*)::int as there from mails where recipient_address like 'crowd-%'`,
    );
    const seconds = (performance.now() - startedAt) / 1_000;
    if (row?.there === letters || seconds > 30) return seconds;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** What may not grow without bound. */
async function sizes(dataDir: string, pid: number) {
  const [row] = await askDatabase<Record<string, number>>(
    dataDir,
    `select (select count(*)::int from limits) as limits, (select count(*)::int from audit) as audit,
       (select count(*)::int from jobs.job) as jobs, (select count(*)::int from mails) as mails,
       (select count(*)::int from sessions) as sessions, (select count(*)::int from pg_stat_activity) as connections`,
  );
  return { ...row, files: readdirSync(`/proc/${pid}/fd`).length, megabytes: megabytesOf(pid) };
}

function megabytesOf(pid: number): number {
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return Math.round(kilobytes / 1_024);
}

const plant = `insert into users (login, login_key, email, email_key, name, password_hash)
  select 'crowd-' || n, 'crowd-' || n, 'crowd-' || n || '@people.example', 'crowd-' || n || '@people.example', 'Толпа', 'none'
  from generate_series(1, 2000) as n`;

async function start() {
  const dataDir = await makeDataDir();
  port = await freePort();
  const environment = { LOG_LEVEL: 'error', TRUST_PROXY: '1' };
  const portal = startRealPortal({ dataDir, port, environment });
  await portal.ready();
  await askDatabase(dataDir, plant);
  const home = await ask({ from: '127.2.0.1', path: token, body: demo });
  const known = /device=[^;]+/.exec(home.cookies)?.[0] ?? '';
  expect(known).not.toBe('');
  await phase(dataDir, noTimes(), [], known);
  return { dataDir, portal, known };
}

afterAll(clearRealPortals);

test('a person is served within twice the quiet time, from one address and from two hundred', async () => {
  const { dataDir, portal, known } = await start();
  const [quiet, refused] = [noTimes(), [] as string[]];
  const before = await sizes(dataDir, portal.pid);
  const sides = [attackers.slice(0, 1), attackers].map((from) => ({
    from,
    times: noTimes(),
    lettersAfter: [] as number[],
    statuses: new Map<string, number>(),
  }));
  const quietLetters: number[] = [];
  const phases: string[] = [];
  const note = () => phases.push(`${megabytesOf(portal.pid)} MB ${rounded(processorOf(portal.pid))} s`);
  note();
  for (let turn = 0; turn < turns; turn += 1)
    for (const { from, times, lettersAfter, statuses } of sides) {
      quietLetters.push(await phase(dataDir, quiet, refused, known));
      note();
      const stop = attack(from, statuses);
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      lettersAfter.push(await phase(dataDir, times, refused, known));
      note();
      stop();
      await new Promise((resolve) => setTimeout(resolve, 3_000));
    }
  const after = await sizes(dataDir, portal.pid);
  const misses: string[] = [];
  console.log(`letters without attack within ${rounded(quietLetters)} s after the last was asked for`);
  for (const { from, times, lettersAfter, statuses } of sides) {
    const answers = [...statuses].sort().map(([what, count]) => `${what} × ${count}`);
    console.log(`\nfrom ${from.length} address(es), letters within ${rounded(lettersAfter)} s; ${answers.join(', ')}`);
    for (const what of needs) {
      const [usual, attacked] = [p95Of(quiet[what]), p95Of(times[what])];
      const ratio = `× ${(attacked / usual).toFixed(2)}`;
      console.log(`  ${what.padEnd(8)} quiet p95 ${usual.toFixed(1)} ms, attacked ${attacked.toFixed(1)} ms, ${ratio}`);
      if (attacked > 2 * usual) misses.push(`${what} from ${from.length}: ${ratio}`);
    }
  }
  console.log(`before, then after quiet and attacked in turn; ran and waited for a processor: ${phases.join('; ')}`);
  console.log(`before ${JSON.stringify(before)}\nafter  ${JSON.stringify(after)}`);
  if (refused.length > 0) console.log(portal.said().slice(-3_000));
  expect(refused).toEqual([]);
  expect(after.megabytes - before.megabytes).toBeLessThan(moreMegabytes);
  expect(Math.max(...sides.flatMap(({ lettersAfter }) => lettersAfter))).toBeLessThan(30);
  expect(misses).toEqual([]);
});

const rounded = (seconds: readonly number[]) => seconds.map((one) => one.toFixed(1)).join(', ');
