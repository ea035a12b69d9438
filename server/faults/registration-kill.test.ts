import { afterEach, expect, it, vi } from 'vitest';
import { drawCode, openCodeHasher } from '../infra/codes/index.ts';
import { openDatabase } from '../infra/database/index.ts';
import { invitationCodeLength } from '../modules/invitations/index.ts';
import { buildInvitation, buildPartner } from '../seed/index.ts';
import { EagerClient } from '../testing/eager-client.ts';
import { kill, shareOfKills, takesPortal, victims } from '../testing/kills.ts';
import {
  askDatabase,
  clearRealPortals,
  databaseBeside,
  freePort,
  makeUsedDataDir,
  type RealPortal,
  readPostmasterPid,
  startRealPortal,
} from '../testing/real-portal.ts';

/** No confirmed write is lost (spec: reliability.killed-process). `npm run proof -- kills` for the whole measure. */
const kills = shareOfKills(0.2);
const writers = 4;
const invitationsOfLife = 60;
const nameOf = (life: number | string) => `Партнёр прерванных, ${life}`;

afterEach(clearRealPortals);

interface Invited {
  email: string;
  code: string;
}

/** Invitations nobody has used yet, made beside the running portal. */
async function invite(dataDir: string, life: number): Promise<Invited[]> {
  const { db, close } = openDatabase(await databaseBeside(dataDir), { onIdleError: () => undefined });
  try {
    const partnerId = await buildPartner(db, { name: nameOf(life), code: `killed-${life}` });
    const hasher = await openCodeHasher(db);
    const invited: Invited[] = [];
    for (let index = 0; index < invitationsOfLife; index += 1) {
      const one = { email: `killed-${life}-${index}@people.example`, code: drawCode(invitationCodeLength) };
      await buildInvitation(db, hasher, { ...one, partnerId, customerName: `Клиент ${life}-${index}` });
      invited.push(one);
    }
    return invited;
  } finally {
    await close();
  }
}

/** Registers one after another until the portal is gone; tells whom it has said yes to. */
async function register(client: EagerClient, waiting: Invited[], acknowledged: Set<string>): Promise<void> {
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    const { status } = await client.ask('/service/bl/registration/partner-code', {
      method: 'POST',
      body: { partnerCode: one.code, name: 'Новый Человек', phone: '+77011234567', password: 'Other-88-beads' },
    });
    if (status === 200) acknowledged.add(one.email);
    if (status !== 200) return;
  }
}

/** Invitation used ⇔ user ⇔ subscriber ⇔ membership ⇔ trial ⇔ consent ⇔ audit ⇔ welcome letter, each once. */
const halfMade = `
  with used as (
    select i.*, u.id as user_id from invitations i join partners p on p.id = i.partner_id
      left join users u on u.email = i.email
    where p.name like $1 and (i.used_at is not null or u.id is not null)),
  counted as (
    select email, used_at is not null as used, user_id is not null and used_by = user_id as is_user,
      (select count(*) from subscribers o where o.id = used.subscriber_id and o.partner_id = used.partner_id) as subscribers,
      (select count(*) from members m where m.user_id = used.user_id and m.role = 'owner'
        and m.subscriber_id = used.subscriber_id) as owners,
      (select count(*) from subscriptions s where s.subscriber_id = used.subscriber_id) as trials,
      (select count(*) from consents c where c.user_id = used.user_id and c.kind = 'agreement') as consents,
      (select count(*) from audit a where a.action = 'registered' and a.object = used.id::text) as audits,
      (select count(*) from mails w where w.key = 'welcome:' || used.user_id) as letters
    from used)
  select * from counted where not (used and is_user and subscribers = 1 and owners = 1 and trials = 1 and consents = 1
    and audits = 1 and letters = 1)
  union all
  select 'a subscriber without its invitation', false, false, 0, 0, 0, 0, 0, 0 from subscribers o
    join partners p on p.id = o.partner_id
    where p.name like $1 and not exists (select from invitations i where i.subscriber_id = o.id)
  union all
  select m.recipient_address, false, false, 0, 0, 0, 0, 0, 0 from mails m
    where m.kind = 'welcome' and not exists (select from users u where m.key = 'welcome:' || u.id)`;

it(`kill -9 during registrations, ${kills} times, leaves none half-made and keeps each that was acknowledged`, {
  timeout: 60_000 + kills * 30_000,
}, async () => {
  const dataDir = await makeUsedDataDir();
  const port = await freePort();
  const acknowledged = new Set<string>();
  let portal: RealPortal | undefined;
  for (let life = 0; ; life += 1) {
    portal ??= startRealPortal({ dataDir, port, environment: { LOG_LEVEL: 'fatal', LIMITS_TIMES: '1000' } });
    await portal.ready();
    // A database that was killed under a portal that lives comes back meanwhile.
    const halfMadeIn = (lives: number | string) => askDatabase(dataDir, halfMade, [nameOf(lives)]);
    const found = () => halfMadeIn(life === kills ? '%' : life - 1);
    expect(await vi.waitFor(found, { timeout: 60_000, interval: 25 })).toEqual([]);
    if (life === kills) break;
    const waiting = await vi.waitFor(() => invite(dataDir, life), { timeout: 60_000, interval: 25 });
    const client = new EagerClient(portal.origin, writers);
    const registering = Array.from({ length: writers }, () => register(client, waiting, acknowledged));
    const before = acknowledged.size;
    // At least one has been through, so that the kill falls among others.
    await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(before), { timeout: 60_000, interval: 5 });
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 200));
    const victim = victims[life % victims.length] ?? 'portal';
    const postmaster = (await readPostmasterPid(dataDir)) ?? 0;
    await kill(victim, { portal, postmaster, ask: (text) => askDatabase(dataDir, text) });
    await Promise.all(registering);
    client.close();
    if (takesPortal(victim)) portal = undefined;
  }
  const rows = await askDatabase<{ email: string }>(
    dataDir,
    "select email from users where email like 'killed-%@people.example'",
  );
  const kept = new Set(rows.map(({ email }) => email));
  expect([...acknowledged].filter((email) => !kept.has(email))).toEqual([]);
  expect(acknowledged.size).toBeGreaterThanOrEqual(kills);
  expect(kept.size - acknowledged.size).toBeLessThanOrEqual(kills * writers);
});
