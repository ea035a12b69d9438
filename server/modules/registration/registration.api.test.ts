import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PartnerInfo } from '../../../contract/registration.ts';
import { type CodeHasher, drawCode, inGroups, openCodeHasher } from '../../infra/codes/index.ts';
import { buildInvitation, buildPartner } from '../../seed/index.ts';
import { unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { invitationCodeLength } from '../invitations/index.ts';

const check = '/service/bl/registration/get-partner-info';
const register = '/service/bl/registration/partner-code';

let test: TestPortal;
let hasher: CodeHasher;
let partnerId: number;
beforeAll(async () => {
  test = await createTestPortal();
  hasher = await openCodeHasher(test.database.db);
  partnerId = await buildPartner(test.database.db, { name: 'ТОО «Верный счёт»', code: unique('partner') });
});
afterAll(() => test.close());

/** Each test asks from an address of its own, so that the limits of one are not another's. */
let addresses = 0;
const fromElsewhere = () => `10.0.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`;

async function invite(customerName = 'ТОО «Новое дело»', email = `${unique('client')}@example.kz`) {
  const code = inGroups(drawCode(invitationCodeLength));
  const id = await buildInvitation(test.database.db, hasher, { partnerId, email, code, customerName });
  return { id, code, email };
}

function post(path: string, body: unknown, address = fromElsewhere()) {
  return test.inject({
    method: 'POST',
    url: path,
    remoteAddress: address,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
}
const ask = (code: string, address?: string) =>
  post(`${check}?partnerCode=${encodeURIComponent(code)}`, undefined, address);

const person = { name: 'Айнур  Бекова', phone: '+77011234567', timeZone: 'Asia/Almaty' };
const send = (code: string, more: object = {}, address?: string) =>
  post(register, { partnerCode: code, ...person, password: 'Kostyashki7', ...more }, address);

async function stateOf(id: string) {
  return test.database.db.selectFrom('invitations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
async function usersOf(email: string) {
  return test.database.db.selectFrom('users').selectAll().where('email', '=', email).execute();
}

describe('the check of a code', () => {
  it('names the organisation that invites and the invited e-mail', async () => {
    const { code, email, id } = await invite();
    const answer = await ask(code);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      cause: null,
      serviceOrganization: {
        name: 'ТОО «Верный счёт»',
        properties: {
          site: 'partner.example',
          mail: 'hello@partner.example',
          phone: '+7 (717) 255-01-02',
          description: '',
        },
      },
      registrationInfo: { email, login: email, hasAccount: false },
    } satisfies PartnerInfo);
    expect((await stateOf(id)).opened_at).toBeInstanceOf(Date);
  });

  it('takes small letters, spaces and letters of the other keyboard', async () => {
    const { code } = await invite();
    const written = code.toLowerCase().replaceAll('-', ' ').replaceAll('a', 'а').replaceAll('0', 'О');
    expect((await ask(written)).json()).toMatchObject({ cause: null });
  });

  it('has one cause for unknown, used, revoked and expired codes', async () => {
    const { db } = test.database;
    const [used, revoked, expired] = [await invite(), await invite(), await invite()];
    await db.updateTable('invitations').set({ used_at: new Date() }).where('id', '=', used.id).execute();
    await db.updateTable('invitations').set({ revoked_at: new Date() }).where('id', '=', revoked.id).execute();
    await db
      .updateTable('invitations')
      .set({ expires_at: new Date(0) })
      .where('id', '=', expired.id)
      .execute();
    const answers = [];
    for (const code of [used.code, revoked.code, expired.code, drawCode(invitationCodeLength)])
      answers.push(await ask(code));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(answers[0]?.json()).toEqual({
      cause: expect.stringMatching(/^[А-Я].*уже зарегистрировались.*войдите/),
      serviceOrganization: null,
      registrationInfo: null,
    });
  });

  it('counts well-formed misses by address, not prefixes, and lets no hit through past the limit', async () => {
    const { code } = await invite();
    const address = fromElsewhere();
    for (let index = 0; index < 70; index += 1)
      expect((await ask(code.slice(0, index % 18), address)).statusCode).toBe(200);
    for (let index = 0; index < 60; index += 1) {
      const answer = await ask(drawCode(invitationCodeLength), address);
      expect(answer.statusCode).toBe(200);
    }
    const over = await ask(code, address);
    expect(over.statusCode).toBe(429);
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(code)).json()).toMatchObject({ cause: null });
  });

  it('offers a user name where the e-mail is no valid login or is taken as one', async () => {
    const odd = await invite('Имя', `${unique('a')}+b@x.kz`);
    const offered = ((await ask(odd.code)).json() as PartnerInfo).registrationInfo;
    expect(offered?.login).toMatch(/^user-[0-9a-f]{8}$/);
    expect(((await ask(odd.code)).json() as PartnerInfo).registrationInfo).toEqual(offered);
  });
});

describe('registration', () => {
  it('makes user, organisation, membership, trial and consents, and signs in by the e-mail', async () => {
    const { code, email, id } = await invite();
    const answer = await send(code, { consents: { news: true } });
    expect(answer.json()).toEqual({ success: true, login: email });
    const signedIn = await test.signIn(email, 'Kostyashki7');
    const info = (await signedIn.get('/service/bl/get/user-info')).json();
    expect(info).toMatchObject({
      name: 'Айнур Бекова',
      email,
      login: email,
      subscribers: [{ name: 'ТОО «Новое дело»' }],
    });
    const { content = [], ...list } = { content: (await signedIn.get('/service/bl/get/subscriptions')).json() };
    expect(list).toEqual({});
    expect(content).toHaveLength(1);
    const [user] = await usersOf(email);
    expect(user).toMatchObject({ phone: '+77011234567' });
    const history = await test.database.db
      .selectFrom('subscription_changes')
      .select(['action', 'end_after', 'reason'])
      .where('user_id', '=', user?.id ?? '')
      .execute();
    expect(history).toEqual([{ action: 'added', end_after: content[0].dateEnd, reason: 'Регистрация по приглашению' }]);
    const consents = await test.database.db
      .selectFrom('consents')
      .selectAll()
      .where('user_id', '=', user?.id ?? '')
      .execute();
    expect(consents.map((one) => one.kind + one.edition).sort()).toEqual(['agreementот 1 ноября 2026 года', 'news']);
    expect(await stateOf(id)).toMatchObject({ used_by: user?.id, subscriber_id: info.subscribers[0].id });
    const added = await signedIn.post('/service/bl/application/add', { code: 'ea', name: 'Первая', run: false });
    expect(added.statusCode).toBe(200);
  });

  it('of fifty at once with one code makes one account', async () => {
    const { code, email } = await invite();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => send(code, { login: `${unique('many')}-${index}` })),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((status) => status === 200)).toHaveLength(1);
    // On a busy machine some are told to repeat: nobody waits for a connection longer than a second.
    for (const status of codes) expect([200, 400, 409, 429, 503]).toContain(status);
    expect(await usersOf(email)).toHaveLength(1);
  });

  it('of two codes of one invitation spends both', async () => {
    const { code, id, email } = await invite();
    const other = drawCode(invitationCodeLength);
    await test.database.db
      .insertInto('invitation_codes')
      .values({ invitation_id: id, code_hash: hasher('invitation', other) })
      .execute();
    expect((await send(other)).statusCode).toBe(200);
    expect((await send(code)).statusCode).toBe(400);
    expect(await usersOf(email)).toHaveLength(1);
  });

  it('refuses a login that is taken, or by a twin in look-alike letters, and leaves the code good', async () => {
    const taken = unique('porca');
    const first = await invite();
    expect((await send(first.code, { login: taken })).statusCode).toBe(200);
    const { code, id } = await invite();
    for (const login of [taken, taken.toUpperCase(), taken.replace('o', 'о').replace('a', 'а')]) {
      const answer = await send(code, { login });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'registration.login-taken', fields: { login: expect.any(String) } });
    }
    expect((await stateOf(id)).used_at).toBeNull();
    expect((await send(code)).statusCode).toBe(200);
  });

  it('refuses the e-mail of somebody else as a login, and takes the invited one in any case', async () => {
    const registered = await invite();
    expect((await send(registered.code)).statusCode).toBe(200);
    const { code, id, email } = await invite();
    for (const login of ['boss@victim.kz', 'boss@', '@boss', registered.email, `x${email}`, `${email}.kz`]) {
      const answer = await send(code, { login });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'registration.foreign-login',
        fields: { login: expect.stringMatching(/^Почта .+\. Введите .+ без\sзнака @\.$/) },
      });
    }
    expect((await stateOf(id)).used_at).toBeNull();
    const login = email.toUpperCase();
    expect((await send(code, { login })).json()).toEqual({ success: true, login });
    await test.signIn(email, 'Kostyashki7');
  });

  it('says that the e-mail has an account', async () => {
    const first = await invite();
    await send(first.code);
    const again = await invite('Второе дело', first.email);
    expect((await ask(again.code)).json()).toMatchObject({ registrationInfo: { hasAccount: true } });
    expect((await send(again.code)).json()).toMatchObject({ code: 'registration.email-taken' });
    expect((await stateOf(again.id)).used_at).toBeNull();
  });

  it.each([
    ['partnerCode', { partnerCode: '' }, 'Код приглашения обязателен'],
    ['partnerCode', { partnerCode: 'AB' }, 'Код приглашения должен содержать минимум 3 символа'],
    ['name', { name: '' }, 'ФИО обязательно'],
    ['name', { name: 'Я' }, 'ФИО должно содержать минимум 2 символа'],
    [
      'name',
      { name: 'John Smith' },
      'ФИО должно содержать только русские буквы. «John» — латиницей: напишите русскими буквами',
    ],
    [
      'name',
      { name: 'Әлия Нұрланова' },
      'ФИО должно содержать только русские буквы. Буквы «Ә» в русском алфавите нет: замените её русской',
    ],
    [
      'name',
      { name: 'Анна-Мария' },
      'ФИО должно содержать только русские буквы. Дефис здесь не принимается: поставьте вместо него пробел',
    ],
    ['phone', { phone: '+70077011234' }, 'После +7 номер не начинается с 0. Проверьте его'],
    ['phone', { phone: '+442079460958' }, 'Нужен номер, который начинается с +7'],
    ['phone', { phone: '' }, 'Телефон обязателен'],
    ['phone', { phone: '+7701123456' }, 'Номер должен содержать 10 цифр после +7'],
    ['login', { login: 'ab' }, 'Логин должен содержать минимум 3 символа'],
    ['login', { login: 'a b c' }, 'Пробелы недопустимы'],
    ['login', { login: 'login!' }, 'Допустимые символы: a-z A-Z а-я А-Я 0-9 @ . - _. Уберите «!»'],
    ['password', { password: 'Abc123' }, 'Пароль должен содержать минимум 7 символов'],
    ['password', { password: 'ABCDEFG1' }, 'Пароль должен содержать строчные буквы'],
    ['password', { password: 'abcdefg1' }, 'Пароль должен содержать заглавные буквы'],
    ['password', { password: 'Abcdefgh' }, 'Пароль должен содержать цифры'],
  ])('refuses a wrong %s by its field: %j', async (field, more, message) => {
    const { code, id } = await invite();
    const answer = await send(code, more);
    expect(answer.statusCode).toBe(400);
    expect(JSON.parse(answer.body.replaceAll('\u00a0', ' '))).toMatchObject({ fields: { [field]: message } });
    expect((await stateOf(id)).used_at).toBeNull();
  });

  it('refuses a password everybody knows or that repeats the e-mail', async () => {
    const { code, email } = await invite();
    const own = `${email.split('@')[0]?.replace(/^./, (first) => first.toUpperCase())}9`;
    for (const [password, failure] of [
      ['Password1', 'identity.weak-password'],
      [own, 'identity.own-password'],
    ]) {
      const answer = await send(code, { password });
      expect(answer.json()).toMatchObject({ code: failure, fields: { password: expect.any(String) } });
    }
  });

  it('admits Kazakh letters where the operator wants it', async () => {
    const kazakh = await createTestPortal({ environment: { KAZAKH_NAMES: 'on' } });
    const itsHasher = await openCodeHasher(kazakh.database.db);
    const itsPartner = await buildPartner(kazakh.database.db, { name: 'П', code: 'p' });
    const code = drawCode(invitationCodeLength);
    await buildInvitation(kazakh.database.db, itsHasher, { partnerId: itsPartner, email: 'k@example.kz', code });
    const answer = await kazakh.post(register, { partnerCode: code, ...person, name: 'Әлия Нұрланқызы-Сейіт' });
    expect(answer.json()).toMatchObject({ success: true });
    await kazakh.close();
  });
});

describe('one open invitation', () => {
  it('tells of sixty logins in a quarter of an hour whether they are there, and of no more', async () => {
    const { code } = await invite();
    const codes: unknown[] = [];
    for (const login of ['demo', ...Array<string>(69).fill('operator')])
      codes.push((await send(code, { login })).json().code);
    expect(codes.filter((one) => one === 'registration.login-taken')).toHaveLength(60);
    expect(codes.filter((one) => one === 'common.too-often')).toHaveLength(10);
    expect((await invite().then((other) => send(other.code))).statusCode).toBe(200);
  });
});
