import pg from 'pg';
import type { InvitationImport } from '../contract/invitations-import.ts';
import { startPortal } from './portal-process.ts';
import { heading, line, ratio } from './print.ts';
import { embeddedConnection } from './side-database.ts';

const rows = 10_000;
const target = 1_000;
const askEveryMs = 100;
const root = '/service/bl/partner/imports';

/** An import of 10,000 invitations: how many a second stand in the outbox, with the letters already leaving. */
export async function benchImport(): Promise<void> {
  heading(`Import of ${rows.toLocaleString('en-GB')} invitations in one job`);
  const portal = await startPortal();
  try {
    const ask = await signIn(portal.origin);
    const file = Buffer.from(csv()).toString('base64');
    const begun = performance.now();
    const { id } = await ask<InvitationImport>(`${root}/check`, { fileName: 'bench.csv', file });
    line('file read and checked', { ms: performance.now() - begun });
    await ask(`${root}/start`, { id });
    let found = await ask<InvitationImport>(`${root}?id=${id}`);
    while (found.state !== 'done') {
      await new Promise((resolve) => setTimeout(resolve, askEveryMs));
      found = await ask<InvitationImport>(`${root}?id=${id}`);
    }
    const seconds = (Date.parse(found.finishedAt ?? '') - Date.parse(found.startedAt ?? '')) / 1000;
    const queued = await countLetters(portal.dataDir);
    if (found.invited !== rows || queued !== rows) throw new Error(`${found.invited} invited, ${queued} letters`);
    line('all letters in the queue', { seconds });
    ratio('invitations per second', rows / seconds, `≥ ${target}`, rows / seconds >= target);
  } finally {
    await portal.stop();
  }
}

function csv(): string {
  const one = (_: unknown, index: number) => `ТОО «Клиент ${index}»;client-${index}@bench.example;;строка ${index}\r\n`;
  return `Клиент;Почта;Тариф;Заметка\r\n${Array.from({ length: rows }, one).join('')}`;
}

async function countLetters(dataDir: string): Promise<number> {
  const client = new pg.Client((await embeddedConnection(dataDir)) as pg.ClientConfig);
  await client.connect();
  const { rows: counts } = await client.query<{ n: number }>(
    "select count(distinct recipient_address)::int as n from mails where kind = 'invitation' and bulk",
  );
  await client.end();
  return counts[0]?.n ?? 0;
}

/** Returns a function that makes calls as the demo partner. */
async function signIn(origin: string) {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const answer = await fetch(`${origin}/service/bl/get/token`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ login: 'partner', password: 'Demo-2026' }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  return async <Answer>(path: string, body?: object): Promise<Answer> => {
    const method = body ? 'POST' : 'GET';
    const given = await fetch(origin + path, {
      method,
      headers: { ...headers, cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (given.status !== 200) throw new Error(`${path}: ${given.status} ${await given.text()}`);
    return (await given.json()) as Answer;
  };
}
