import { afterEach, describe, expect, it, vi } from 'vitest';
import type { InvitationImport } from '../../contract/invitations-import.ts';
import { EagerClient } from '../testing/eager-client.ts';
import { askDatabase, clearRealPortals, freePort, makeUsedDataDir, startRealPortal } from '../testing/real-portal.ts';

const rows = 6_000;
const kills = 2;
const root = '/service/bl/partner/imports';

afterEach(clearRealPortals);

const csv = () => {
  const lines = Array.from({ length: rows }, (_, index) => `ТОО «Клиент ${index}»;client-${index}@import.example`);
  return Buffer.from(`Клиент;Почта\r\n${lines.join('\r\n')}`).toString('base64');
};

describe('kill -9 in the middle of an import', () => {
  it('leaves it to be taken up at the next start: each row has one invitation, one code, one letter', async () => {
    const dataDir = await makeUsedDataDir();
    const port = await freePort();
    let cookie = '';
    let id = '';
    const seen: number[] = [];
    for (let life = 0; life <= kills; life += 1) {
      const portal = startRealPortal({ dataDir, port, environment: { LOG_LEVEL: 'fatal' } });
      await portal.ready();
      const client = new EagerClient(portal.origin, 1);
      const ask = async (path: string, body?: object) => {
        const answer = await client.ask(path, body ? { method: 'POST', cookie, body } : { cookie });
        expect([path, answer.status, answer.status === 200 ? '' : answer.body]).toEqual([path, 200, '']);
        return JSON.parse(answer.body) as InvitationImport;
      };
      cookie ||= await client.signIn('partner');
      id ||= (await ask(`${root}/check`, { fileName: 'a.csv', file: csv() })).id;
      // Pressed in each life, as a person would who saw the page hang.
      await ask(`${root}/start`, { id });
      const before = seen.at(-1) ?? 0;
      const last = life === kills;
      const found = await vi.waitFor(
        async () => {
          const now = await ask(`${root}?id=${id}`);
          expect(last ? now.state === 'done' : now.invited > before).toBe(true);
          return now;
        },
        { timeout: 60_000, interval: 20 },
      );
      seen.push(found.invited);
      client.close();
      portal.signal('SIGKILL');
      await portal.ended;
      if (!last) continue;
      expect(found).toMatchObject({ total: rows, bad: 0, invited: rows, skipped: 0 });
    }
    // It was really cut short, and not over before the first kill.
    expect(seen[0]).toBeLessThan(rows);
    const [counts] = await askDatabase(
      dataDir,
      `select (select count(*) from invitations where email like '%@import.example')::int as invitations,
          (select count(distinct email) from invitations where email like '%@import.example')::int as people,
          (select count(*) from invitation_codes c join invitations i on i.id = c.invitation_id
            where i.email like '%@import.example')::int as codes,
          (select count(*) from mails where recipient_address like '%@import.example')::int as letters,
          (select count(distinct recipient_address) from mails where recipient_address like '%@import.example')::int as addresses`,
    );
    expect(counts).toEqual({ invitations: rows, people: rows, codes: rows, letters: rows, addresses: rows });
  });
});
