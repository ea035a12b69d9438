import { EagerClient } from '../server/testing/eager-client.ts';
import { medianOf, p95Of } from './figures.ts';
import { fillPeople } from './fill-people.ts';
import { type PortalProcess, startPortal } from './portal-process.ts';
import { heading, line, ratio } from './print.ts';
import { processorMs } from './processor-time.ts';
import { embeddedConnection } from './side-database.ts';

const users = 1_800_000;
const rounds = 60;
const p95AtMostMs = 50;
const root = '/service/console';

/** A number of somebody, another one each time, so that no answer comes from what the one before has read. */
const any = () => 1 + Math.floor(Math.random() * users);
const named = (words: string) => `q=${encodeURIComponent(words)}`;
const surnames = ['Ахметов', 'Волков', 'Морозов', 'Яковлева', 'Цой'];
const surname = () => `${surnames[any() % surnames.length]}${(any() % 4096).toString(16)}`;

/** Every list with every order, filter and kind of search. */
const asked: Readonly<Record<string, () => string>> = {
  'users, newest': () => `users?page=${1 + (any() % 20)}`,
  'users by name': () => `users?sort=name&order=asc&page=${1 + (any() % 20)}`,
  'users by login': () => `users?sort=login&order=asc&page=${1 + (any() % 20)}`,
  'users, last page': () => 'users?perPage=100&page=100',
  'users found by surname': () => `users?${named(surname())}`,
  'users found by a frequent name': () => `users?${named('Айгуль')}&sort=name`,
  'users found by a beginning': () => `users?${named('алек')}`,
  'users found by both names': () => `users?${named(`${surname()} Айгуль`)}`,
  'users found by login': () => `users?${named(`b${any()}`)}`,
  'users found by e-mail': () => `users?${named(`b${any()}@people.example`)}`,
  'users found by phone': () => `users?${named(`+7 701 ${String(any()).padStart(7, '0')}`)}`,
  'users found by nothing': () => `users?${named(`нетникого${any()}`)}`,
  'partners among users': () => 'users?role=partner',
  operators: () => 'users?role=operator',
  'people with roles': () => 'users?role=any',
  'blocked users': () => 'users?blocked=true',
  'people who agreed to news': () => `users?news=agreed&page=${1 + (any() % 20)}`,
  sessions: () => `sessions?page=${1 + (any() % 20)}`,
  'sessions found by name': () => `sessions?${named(surname())}`,
  'sessions found by a frequent name': () => `sessions?${named('Айгуль')}`,
  'organisations, newest': () => `subscribers?page=${1 + (any() % 20)}`,
  'organisations by name': () => `subscribers?sort=name&order=asc&page=${1 + (any() % 20)}`,
  'organisations by code': () => `subscribers?sort=code&order=asc`,
  'organisations of a partner': () => `subscribers?sort=name&order=asc&partnerId=${41 + (any() % 400)}`,
  'organisations found by name': () => `subscribers?${named(`Ромашка ${any()}`)}`,
  'organisations found by a frequent name': () => `subscribers?${named('тоо ромашка')}&sort=name`,
  'organisations found by code': () => `subscribers?${named(String(any() + 20_000).padStart(7, '0'))}`,
  'organisations found by a phone': () => `subscribers?${named(`8701${String(any()).padStart(7, '0')}`)}`,
  'organisations found by an e-mail': () => `subscribers?${named(`b${any()}@people.example`)}`,
  members: () => `members?page=${1 + (any() % 20)}`,
  'members found by surname': () => `members?${named(surname())}`,
  'members found by a frequent name': () => `members?${named('Айгуль')}`,
  'members found by an organisation': () => `members?${named(`Кедр ${any()}`)}`,
  'subscriptions, newest': () => `subscriptions?page=${1 + (any() % 20)}`,
  'subscriptions by end': () => 'subscriptions?sort=dateEnd&order=asc',
  'subscriptions that end': () => 'subscriptions?state=ending',
  'ended subscriptions': () => 'subscriptions?state=ended',
  'running subscriptions': () => 'subscriptions?state=active',
  'subscriptions that have not begun': () => 'subscriptions?state=later',
  'subscriptions that were ended earlier': () => 'subscriptions?state=closed',
  'endless subscriptions': () => 'subscriptions?state=endless&sort=dateEnd',
  'subscriptions found by an organisation': () => `subscriptions?${named(`Астра ${any()}`)}`,
  'subscriptions found by a frequent name': () => `subscriptions?${named('ромашка')}`,
  'subscriptions found by a person': () => `subscriptions?${named(surname())}`,
  'applications, newest': () => `applications?page=${1 + (any() % 20)}`,
  'applications in preparation': () => 'applications?status=preparation',
  'failed applications': () => 'applications?status=error',
  'ready applications': () => 'applications?status=ready',
  'ready applications without access': () => 'applications?status=closed',
  'applications found by an organisation': () => `applications?${named(`Север ${any()}`)}`,
  'applications found by number': () => `applications?${named(String(20_000 + any()))}`,
  'partners by name': () => 'service-partners?sort=name&order=asc',
  'partners found by name': () => `service-partners?${named(`Партнёр ${any() % 400}`)}`,
  'partners’ people': () => 'partner-people?sort=name&order=asc',
  'partners’ people found': () => `partner-people?${named(surname())}`,
  'invitations, newest': () => `invitations?page=${1 + (any() % 20)}`,
  'invitations that wait': () => 'invitations?show=waiting',
  'invitations not delivered': () => 'invitations?show=bounced',
  'used invitations': () => 'invitations?show=used',
  'closed invitations': () => 'invitations?show=closed',
  'invitations of a partner': () => `invitations?partnerId=${41 + (any() % 400)}`,
  'invitations found by e-mail': () => `invitations?${named(`i${any() % 900_000}@people.example`)}`,
  'invitations found by a frequent word': () => `invitations?${named('приглашённый')}`,
};

/** The lists of people in the operator's console with 1.8 million users. */
export async function benchConsoleLists(): Promise<void> {
  heading(`Lists of the console with ${users} users`);
  const portal = await startPortal();
  try {
    await fillPeople(await embeddedConnection(portal.dataDir), users);
    await measureLists(portal);
  } finally {
    await portal.stop();
  }
}

/**
 * Asks for every list as the demo's operator and prints how long it took, and how long the portal and the database had a
 * processor for one answer: that is what a machine which others use says of the list itself.
 */
export async function measureLists(portal: Omit<PortalProcess, 'stop'>): Promise<void> {
  const client = new EagerClient(portal.origin, 4);
  try {
    const cookie = await client.signIn('operator');
    for (const [what, address] of Object.entries(asked)) {
      const times: number[] = [];
      const before = await processorMs(portal);
      for (let round = 0; round < rounds; round += 1) {
        const path = `${root}/${address()}`;
        const startedAt = performance.now();
        const { status, body } = await client.ask(path, { cookie });
        if (status !== 200) throw new Error(`${path}: ${status} ${body}`);
        times.push(performance.now() - startedAt);
      }
      const p95 = p95Of(times);
      const worked = ((await processorMs(portal)) - before) / rounds;
      line(what, { 'p50, ms': medianOf(times), 'p95, ms': p95, 'processor, ms': worked });
      if (p95 > p95AtMostMs) ratio('', p95, `≤ ${p95AtMostMs} ms`, false);
    }
  } finally {
    client.close();
  }
}
