import { EagerClient, type Outcome } from '../server/testing/eager-client.ts';
import { medianOf, p95Of } from './figures.ts';
import { fillPartner, forgetLimits, ofOne } from './fill-partner.ts';
import { type PortalProcess, startPortal } from './portal-process.ts';
import { heading, line, ratio } from './print.ts';
import { embeddedConnection } from './side-database.ts';

const few = 18_000;
const many = 1_800_000;
const rounds = 200;
const ratioAtMost = 1.3;
const crowds = [16, 32];
const crowdSeconds = 10;
const userInfo = '/service/bl/get/user-info';
const customers = '/service/bl/partner/customers';

interface Side {
  portal: PortalProcess;
  client: EagerClient;
  subscriber: string;
  partner: string;
}

type Asking = (side: Side) => Promise<Outcome>;

const bySubscriber =
  (path: string): Asking =>
  ({ client, subscriber: cookie }) =>
    client.ask(path, { cookie });
const byPartner =
  (path: string): Asking =>
  ({ client, partner: cookie }) =>
    client.ask(path, { cookie });
const enquiry = {
  formId: 13,
  name: 'Тест',
  phone: '+77010000000',
  email: '',
  text: 'Вопрос',
  consent: true,
  company: '',
};

const asked: Readonly<Record<string, Asking>> = {
  'user-info': bySubscriber(userInfo),
  applications: bySubscriber('/service/bl/get/applications?page=1&count=50'),
  'deep page of applications': bySubscriber(`/service/bl/get/applications?count=50&page=${ofOne / 50}`),
  subscriptions: bySubscriber('/service/bl/get/subscriptions'),
  'customers, first page': byPartner(`${customers}?count=20`),
  'customers, last page': byPartner(`${customers}?count=20&page=${ofOne / 20}`),
  'customers, by name': byPartner(`${customers}?count=20&search=${encodeURIComponent('клиент 77')}`),
  'customers, ending': byPartner(`${customers}?count=20&ending=14`),
  invitations: byPartner('/service/bl/partner/invitations?page=1&count=20&show=waiting'),
  search: ({ client }) => client.ask(`/api/v1/search/${encodeURIComponent('налоги')}?page=1&count=10`),
  'sign-in': ({ client }) =>
    client.ask('/service/bl/get/token', {
      method: 'POST',
      body: { login: 'demo', password: 'Demo-2026', isForeignComputer: false },
    }),
  enquiry: ({ client }) => client.ask('/api/v1/enquiries', { method: 'POST', body: enquiry }),
};

/** What people ask for with 18 thousand and with 1.8 million users, in turn; and a crowd of lists beside user-info. */
export async function benchCustomers(): Promise<void> {
  heading(`A partner with ${ofOne} customers: ${few} against ${many} users`);
  const sides: Side[] = [];
  try {
    for (const users of [few, many]) sides.push(await open(users));
    for (const [what, ask] of Object.entries(asked)) await compare(what, ask, sides);
    const [, large] = sides;
    if (!large) return;
    // Those who signed in since have ended the session.
    large.subscriber = await large.client.signIn();
    for (const crowd of crowds) await besideCrowd(large, crowd);
  } finally {
    for (const { client, portal } of sides) {
      client.close();
      await portal.stop();
    }
  }
}

async function open(users: number): Promise<Side> {
  const portal = await startPortal();
  const startedAt = performance.now();
  await fillPartner(await embeddedConnection(portal.dataDir), users);
  line(`filled with ${users}`, { seconds: (performance.now() - startedAt) / 1000 });
  const client = new EagerClient(portal.origin, 64);
  return { portal, client, subscriber: await client.signIn(), partner: await client.signIn('partner') };
}

async function compare(what: string, ask: Asking, sides: readonly Side[]): Promise<void> {
  const times = sides.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, side] of sides.entries()) {
      if (round % 4 === 0) await forgetLimits(await embeddedConnection(side.portal.dataDir));
      times[index]?.push(await timeOf(ask, side));
    }
  const [small, large] = times.map(medianOf);
  line(what, { 'p50 of few, ms': small, 'of many, ms': large });
  const value = (large ?? Number.NaN) / (small ?? Number.NaN);
  ratio('', value, `≤ ${ratioAtMost}`, value <= ratioAtMost);
}

async function timeOf(ask: Asking, side: Side): Promise<number> {
  const startedAt = performance.now();
  const { status, body, headers } = await ask(side);
  // On a machine that does much else the process may find itself overloaded; that tells nothing of the size.
  if (status === 503 && headers['retry-after']) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return timeOf(ask, side);
  }
  if (status !== 200) throw new Error(`${status}: ${body}`);
  return performance.now() - startedAt;
}

/** So many lists at once for some seconds, and one person's user-info beside them. */
async function besideCrowd(side: Side, crowd: number): Promise<void> {
  const { client, subscriber, partner } = side;
  const until = performance.now() + crowdSeconds * 1000;
  const statuses = new Map<number | undefined, number>();
  const list = async () => {
    while (performance.now() < until) {
      const page = Math.ceil((Math.random() * ofOne) / 20);
      const { status } = await client.ask(`${customers}?count=20&page=${page}&search=${encodeURIComponent('тоо')}`, {
        cookie: partner,
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const times: number[] = [];
  const look = async () => {
    while (performance.now() < until) {
      times.push(await timeOf(bySubscriber(userInfo), { ...side, subscriber }));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  await Promise.all([look(), ...Array.from({ length: crowd }, list)]);
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  line(`${crowd} lists at once`, { answers, 'user-info p50, ms': medianOf(times), 'p95, ms': p95Of(times) });
  ratio('no refusal among the lists', statuses.size, '= 1', statuses.size === 1 && statuses.has(200));
}
