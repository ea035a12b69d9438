import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Member, makeMember, makePartner, openSession, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const root = '/service/console';

let test: TestPortal;
let operator: Member;
beforeAll(async () => {
  test = await createTestPortal();
  operator = await makeMember(test, { roles: ['operator'], subscribers: [] });
});
afterAll(() => test.close());

/** The newest letter to the address. */
async function letterTo(address: string): Promise<string> {
  const { rows } = await test.database.pool.query<{ text: string }>(
    'select text from mails where recipient_address = $1 order by id desc limit 1',
    [address],
  );
  return rows[0]?.text ?? '';
}

const codeSentTo = async (address: string) => /#code=([\w-]+)/.exec(await letterTo(address))?.[1] ?? '';

const register = (code: string) =>
  test.inject({
    method: 'POST',
    url: '/service/bl/members/register',
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: { code, name: 'Айгуль Сейтова' },
  });

describe('the operator', () => {
  it('opens an organisation, whose owner registers by the letter', async () => {
    const email = `${unique('owner')}@people.example`;
    const [, partnerId] = await makePartner(test);
    const made = await operator.post(`${root}/subscribers`, {
      name: 'ТОО «Рассвет»',
      partnerId: String(partnerId),
      email,
    });
    const joined = await register(await codeSentTo(email));
    expect([joined.statusCode, joined.body]).toEqual([200, expect.stringContaining(email)]);
    const { items } = (await operator.get(`${root}/members?subscriberId=${made.json().id}`)).json();
    expect(items).toMatchObject([{ userEmail: email, role: 'owner' }]);
  });

  it('opens a partner, whose first person registers by the letter and has the cabinet', async () => {
    const email = `${unique('partner')}@people.example`;
    const made = await operator.post(`${root}/service-partners`, {
      name: 'ТОО «Точный учёт»',
      city: 'АСТАНА',
      phone: '+7 (717) 200-00-00',
      email,
    });
    expect(await letterTo(email)).toContain('Вас приглашают в\u00a0кабинет партнёра ТОО «Точный учёт»');
    expect((await register(await codeSentTo(email))).statusCode).toBe(200);
    const joined = await letterTo(email);
    expect(joined).toContain('работаете в\u00a0кабинете партнёра ТОО «Точный учёт»');
    expect(joined).toMatch(/\/partner\s/);
    const { items } = (await operator.get(`${root}/partner-people?partnerId=${made.json().id}`)).json();
    expect(items).toMatchObject([{ email, partnerName: 'ТОО «Точный учёт»' }]);
    const person = await openSession(test, items[0].id);
    expect((await person.get('/service/bl/partner/customers')).statusCode).toBe(200);
    expect((await person.get('/service/bl/partner/organization')).json().city).toBe('Астана');
    const directory = await operator.get(`${root}/content/directory?q=${encodeURIComponent('Точный учёт')}`);
    expect(directory.json().items).toMatchObject([{ code: `p${made.json().id}`, title: 'ТОО «Точный учёт»' }]);
  });

  it('invites nobody into a cabinet who works in that of another partner', async () => {
    const email = `${unique('another')}@people.example`;
    const { userId } = await makeMember(test, { email });
    const [[, own], [, other]] = [await makePartner(test), await makePartner(test)];
    await operator.post(`${root}/partner-people`, { userId, partnerId: String(own) });
    const invite = async (partnerId: unknown) =>
      (await operator.post(`${root}/invitations/partner`, { partnerId: String(partnerId), email })).json();
    expect(await invite(other)).toMatchObject({
      code: 'people.works-for-another',
      message: expect.stringContaining('другого партнёра: ТОО «Верный счёт».'),
    });
    expect(await invite(own)).toEqual({ id: expect.any(String) });
  });

  it('writes to the first person of an organisation neither of a colleague nor of applications, which it does not have', async () => {
    const email = `${unique('first')}@people.example`;
    await operator.post(`${root}/subscribers`, { name: 'ТОО «Начало»', partnerId: null, email });
    const invited = await letterTo(email);
    await register(await codeSentTo(email));
    const joined = await letterTo(email);
    expect(invited).toContain('приглашают в\u00a0организацию ТОО «Начало»');
    expect(joined).toContain('новые приложения добавятся в\u00a0неё');
    for (const letter of [invited, joined])
      expect(letter).not.toMatch(/коллег|уже в\u00a0вашем списке|работает в\u00a0облаке/);
  });

  it('opens one organisation and one partner when a request is repeated, as after an answer that came too late', async () => {
    const email = `${unique('twice')}@people.example`;
    const key = unique('request-key');
    const organization = { name: 'ТОО «Дважды»', partnerId: null, email, key };
    const partner = { name: 'ТОО «Дважды»', city: 'Астана', phone: '', email, key };
    for (const [path, body] of [
      ['subscribers', organization],
      ['service-partners', partner],
    ] as const) {
      const answers = await Promise.all([1, 2, 3].map(() => operator.post(`${root}/${path}`, body)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    }
    const other = { ...organization, name: 'ТОО «Другое»' };
    expect((await operator.post(`${root}/subscribers`, other)).json().code).toBe('common.done-before');
    const made = await operator.post(`${root}/subscribers`, { ...other, key: unique('request-key') });
    expect(made.statusCode).toBe(200);
    const { rows } = await test.database.pool.query('select from invitations where email = $1', [email]);
    expect(rows).toHaveLength(3);
  });

  it('invites a mailbox once when the request is repeated with its address in capitals', async () => {
    const { subscriberId } = await makeMember(test);
    const [, id] = await makePartner(test);
    const partnerId = String(id);
    const customer = { partnerId, customerName: 'ТОО «Гость»', tariffName: '', note: '' };
    for (const [path, form] of [
      ['invitations/colleague', { subscriberId, role: 'user' }],
      ['invitations/customer', customer],
      ['invitations/partner', { partnerId }],
      ['subscribers', { name: 'ТОО «Прописными»', partnerId }],
      ['service-partners', { name: 'ТОО «Прописными»', city: 'Астана', phone: '' }],
    ] as const) {
      const email = `${unique('capitals')}@people.example`;
      const key = unique('request-key');
      const invite = async (address: string) =>
        (await operator.post(`${root}/${path}`, { ...form, email: address, key })).json();
      const made = await invite(email);
      expect(made, path).toEqual({ id: expect.any(String) });
      expect(await invite(email.toUpperCase()), path).toEqual(made);
      expect((await invite(`other-${email}`)).code, path).toBe('common.done-before');
      const { rows } = await test.database.pool.query('select from invitations where lower(email) = $1', [email]);
      expect(rows, path).toHaveLength(1);
    }
  });

  it('invites anew by the same press what was revoked since', async () => {
    const { subscriberId } = await makeMember(test);
    const [, id] = await makePartner(test);
    const partnerId = String(id);
    for (const [path, form] of [
      ['colleague', { subscriberId, role: 'user' }],
      ['customer', { partnerId, customerName: 'ТОО «Гость»', tariffName: '', note: '' }],
      ['partner', { partnerId }],
    ] as const) {
      const body = { ...form, email: `${unique('anew')}@people.example`, key: unique('request-key') };
      const invite = async () => (await operator.post(`${root}/invitations/${path}`, body)).json().id;
      const first = await invite();
      await operator.post(`${root}/invitations/${first}/revoke`, { reason: 'Ошибка' });
      const second = await invite();
      expect(second, path).not.toBe(first);
      expect((await operator.get(`${root}/invitations/${second}`)).json().state, path).toBe('queued');
    }
  });

  it('sends again and revokes what a partner and an organisation have sent', async () => {
    const [, partnerId] = await makePartner(test);
    const { subscriberId } = await makeMember(test);
    const [first, second] = [`${unique('one')}@people.example`, `${unique('two')}@people.example`];
    const customer = {
      partnerId: String(partnerId),
      customerName: 'ТОО «Гость»',
      email: first,
      tariffName: '',
      note: '',
    };
    const ids = [
      await operator.post(`${root}/invitations/customer`, customer),
      await operator.post(`${root}/invitations/colleague`, { subscriberId, email: second, role: 'user' }),
    ].map((answer) => answer.json().id);
    for (const id of ids) {
      expect((await operator.post(`${root}/invitations/${id}/resend`, {})).statusCode).toBe(200);
      expect((await operator.post(`${root}/invitations/${id}/revoke`, { reason: 'Ошибка' })).statusCode).toBe(200);
      const read = (await operator.get(`${root}/invitations/${id}`)).json();
      expect(read).toMatchObject({ state: 'revoked', revokedReason: 'Ошибка' });
      const late = await operator.post(`${root}/invitations/${id}/resend`, {});
      expect(late.json().code).toBe('invitations.ended');
    }
    expect((await operator.post(`${root}/invitations/customer`, { ...customer, partnerId: '99999' })).json().code).toBe(
      'people.unknown-partner',
    );
  });
});
