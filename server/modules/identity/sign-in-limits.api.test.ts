import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMember, membersPassword } from '../../testing/people.ts';
import { cookiesOf, createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { createSignInLimits } from './sign-in-limits.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());

interface Attempt {
  login: string;
  password?: string;
  address: string;
  cookie?: string;
}

const attempt = ({ login, password = membersPassword, address, cookie = '' }: Attempt) =>
  test.inject({
    method: 'POST',
    url: '/service/bl/get/token',
    remoteAddress: address,
    headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
    payload: { login, password },
  });
const guess = (login: string, address: string) => attempt({ login, password: 'Wrong-2026', address });
/** Few at a time: each asks several counters at once, and a wait of a second for a connection is answered with 503. */
const someAtOnce = pLimit(3);
const times = <Result>(count: number, action: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => someAtOnce(() => action(index))));

describe('an address from which somebody guesses without end', () => {
  const office = '10.20.0.1';

  it('leaves those who share it a way in: a browser that the account knows, and an account nobody guesses at', async () => {
    const [victim, colleague] = [await makeMember(test), await makeMember(test)];
    const cookie = cookiesOf(await attempt({ login: victim.login, address: office }));
    await times(150, () => guess(victim.login, office));
    expect((await guess(victim.login, office)).statusCode).toBe(429);
    expect((await attempt({ login: colleague.login, address: office })).statusCode).toBe(200);
    expect((await attempt({ login: victim.login, address: office, cookie })).statusCode).toBe(200);
  });

  it('uses up no requests of a browser that the account knows', async () => {
    const victim = await makeMember(test);
    const address = '10.20.0.3';
    const cookie = cookiesOf(await attempt({ login: victim.login, address }));
    await test.database.pool.query(`update limits set points = 1000000 where key = $1`, [
      `price:credential:${address}`,
    ]);
    expect((await attempt({ login: victim.login, address })).statusCode).toBe(429);
    expect((await attempt({ login: victim.login, address, cookie })).statusCode).toBe(200);
    // A made-up cookie is no way round the guesses of the address.
    const forged = `device=${'A'.repeat(43)}`;
    const guesses = await times(14, () =>
      attempt({ login: victim.login, password: 'Wrong-2026', address, cookie: forged }),
    );
    expect(guesses.map(({ statusCode }) => statusCode)).toContain(429);
  });

  it('does not guess faster by a new login each time', async () => {
    const statuses = await times(200, (index) => guess(`nobody-${index}`, '10.20.0.2'));
    // A hundred of the address, twenty first ones, and what the delays let through meanwhile.
    expect(statuses.filter(({ statusCode }) => statusCode === 401).length).toBeLessThan(150);
  });
});

describe('an account that is guessed at from many networks', () => {
  const network = (index: number) => `10.30.${index}.1`;

  it('lets thirty guesses through, then one per delay; a browser that it knows waits for none of them', async () => {
    const victim = await makeMember(test);
    const home = cookiesOf(await attempt({ login: victim.login, address: '10.31.0.1' }));
    const guesses = await times(60, (index) => guess(victim.login, network(index)));
    expect(guesses.filter(({ statusCode }) => statusCode === 401).length).toBeLessThan(45);
    await guess(victim.login, network(61));
    expect((await attempt({ login: victim.login, address: network(62) })).statusCode).toBe(429);
    expect((await attempt({ login: victim.login, address: '10.31.0.1', cookie: home })).statusCode).toBe(200);
    // The success has cleared the account's counters.
    expect((await attempt({ login: victim.login, address: network(63) })).statusCode).toBe(200);
  });

  it('takes the cookie of another account for that of a stranger', async () => {
    const [victim, other] = [await makeMember(test), await makeMember(test)];
    const foreign = cookiesOf(await attempt({ login: other.login, address: '10.32.0.1' }));
    await times(61, (index) => guess(victim.login, network(100 + index)));
    expect((await attempt({ login: victim.login, address: '10.32.0.1', cookie: foreign })).statusCode).toBe(429);
  });

  it('counts the guesses of a known browser too', async () => {
    const victim = await makeMember(test);
    const cookie = cookiesOf(await attempt({ login: victim.login, address: '10.33.0.1' }));
    const guesses = await times(14, () =>
      attempt({ login: victim.login, password: 'Wrong-2026', address: '10.33.0.1', cookie }),
    );
    expect(guesses.map(({ statusCode }) => statusCode)).toContain(429);
  });
});

describe('the owner of an account that is guessed at from many networks', () => {
  const lettersTo = async (login: string) =>
    (
      await test.database.pool.query(
        `select subject from mails join users on email = recipient_address where login = $1 and kind = 'guesses'`,
        [login],
      )
    ).rows;

  it('is told by one letter a day, however many networks there are', async () => {
    const victim = await makeMember(test);
    await test.database.pool.query(`update users set email = $1 where login = $2`, [
      `${victim.login}@people.example`,
      victim.login,
    ]);
    for (let network = 1; network <= 9; network += 1) await guess(victim.login, `10.40.${network}.1`);
    await times(5, () => guess(victim.login, '10.40.9.1'));
    expect(await lettersTo(victim.login)).toEqual([]);
    await times(30, (index) => guess(victim.login, `10.41.${index}.1`));
    expect(await lettersTo(victim.login)).toEqual([{ subject: 'К\u00a0вашей учётной записи подбирают пароль' }]);
  });
});

describe('guesses from ever new networks of one IPv6 provider', () => {
  it('are counted together: a /56 has the guesses of four addresses, however many it consists of', async () => {
    const limits = createSignInLimits(test.database.pool);
    // Fewer guesses at each account than it has free ones, and two from each /64.
    const admit = (index: number) => {
      const address = `2001:db8:40:${(index % 256).toString(16)}::1`;
      return limits.admit({ key: `nobody-v6-${index % 40}`, address, knownBrowser: undefined });
    };
    const threeAtOnce = pLimit(3);
    const admissions = await Promise.all(Array.from({ length: 512 }, (_, index) => threeAtOnce(() => admit(index))));
    const refused = admissions.filter(({ waitSeconds }) => waitSeconds > 0).length;
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThanOrEqual(512 - 4 * 100);
    const fromAnotherProvider = { key: 'nobody-v6-0', address: '2001:db8:41::1', knownBrowser: undefined };
    expect(await limits.admit(fromAnotherProvider)).toMatchObject({ waitSeconds: 0 });
  });
});
