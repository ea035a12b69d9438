import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallAnswer } from '../../../contract/call.ts';
import type { OwnOrganization } from '../../../contract/partner-cabinet-card.ts';
import type { findPartners } from '../../../contract/partners.ts';
import { buildPartner } from '../../seed/index.ts';
import { type Member, makeMember, makePartnerPerson, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const path = '/service/bl/partner/organization';

let test: TestPortal;
let partnerId: number;
let name: string;
let partner: Member;
let colleague: Member;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());
beforeEach(async () => {
  name = `ТОО «${unique('Счёт')}»`;
  partnerId = await buildPartner(test.database.db, { name, code: unique('partner') });
  [partner, colleague] = [
    await makePartnerPerson(test, partnerId, { subscribers: [] }),
    await makePartnerPerson(test, partnerId, { subscribers: [] }),
  ];
});

const card = (changes: object = {}) => ({
  version: 1,
  city: 'Шымкент',
  phone: '+7 (701) 123-45-67, вн. 12',
  mail: 'office@firma.example',
  site: 'https://firma.example/o-nas',
  description: 'Ведём учёт.\nПереносим базы.',
  ...changes,
});
const look = async () => (await partner.get(path)).json<OwnOrganization>();

describe('the card of a partner', () => {
  it('is what the directory shows, with its city and version', async () => {
    expect(await look()).toEqual({
      id: partnerId,
      name,
      city: expect.any(String),
      published: true,
      version: 1,
      savedWith: null,
      properties: expect.objectContaining({ description: expect.any(String) }),
    });
  });

  it('changes, and the directory and its page show it at once, though they are kept', async () => {
    const find = async () => (await test.get('/api/v1/find-partners')).json<CallAnswer<typeof findPartners>>();
    const page = async () => (await test.get('/register/browse_partners?city=Шымкент')).body;
    await find();
    expect(await page()).not.toContain(name);
    expect((await partner.post(path, card())).json()).toEqual({ success: true, version: 2 });
    const { city, version, properties } = await look();
    const { version: _, city: wantedCity, ...wanted } = card();
    expect({ city, version, properties }).toEqual({ city: wantedCity, version: 2, properties: wanted });
    await expect
      .poll(async () => (await find()).groups.find((group) => group.city === 'Шымкент')?.organizations)
      .toContainEqual({ id: partnerId, name, properties: wanted });
    await expect.poll(page).toContain(name);
    const { rows } = await test.database.pool.query(
      "select after from audit join audit_values on audit_id = id where action = 'partner-card-changed' and user_id = $1",
      [partner.userId],
    );
    expect(rows).toMatchObject([{ after: { mail: 'office@firma.example', city: 'Шымкент' } }]);
  });

  it.each([
    [' шымкент ', 'Шымкент'],
    ['АЛМАТЫ', 'Алматы'],
    ['жезказган', 'Жезказган'],
    ['Усть-Каменогорск', 'Усть-Каменогорск'],
  ])('stands under one city however it is written: %j', async (written, spelled) => {
    await partner.post(path, card({ city: written }));
    expect((await look()).city).toBe(spelled);
  });

  it('is the only one of its city and spells it anew', async () => {
    for (const [index, city] of ['Новая-узень', 'Новая-Узень'].entries())
      await partner.post(path, card({ version: index + 1, city }));
    expect((await look()).city).toBe('Новая-Узень');
  });

  it('may lack all but a way to reach it', async () => {
    const bare = card({ phone: '', site: '', description: '' });
    expect((await partner.post(path, bare)).statusCode).toBe(200);
    const none = await partner.post(path, card({ version: 2, phone: ' ', mail: '' }));
    expect(none.json()).toMatchObject({ fields: { phone: expect.stringContaining('телефон или почту') } });
  });

  it('is changed by one of two colleagues at once, and the other is told; a repetition is no failure', async () => {
    const answers = await Promise.all(
      [partner, colleague].map((person, index) => person.post(path, card({ description: `Правка ${index}` }))),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'partners.changed',
      message: expect.stringContaining('её изменили'),
    });
    const won = answers.findIndex(({ statusCode }) => statusCode === 200);
    const again = await partner.post(path, card({ description: `Правка ${won}` }));
    expect([again.json(), (await look()).version]).toEqual([{ success: true, version: 2 }, 2]);
  });

  it('is changed further by the form whose own press has saved it, as that press, and not where a colleague came after', async () => {
    const [first, second, third] = [unique('press-of-a-card'), unique('press-of-a-card'), unique('press-of-a-card')];
    await partner.post(path, card({ city: 'Қарағанды', key: first }));
    expect(await look()).toMatchObject({ version: 2, savedWith: first });
    const more = { key: second, description: 'Ведём учёт' };
    expect((await partner.post(path, card(more))).json().code).toBe('partners.changed');
    expect((await partner.post(path, card({ ...more, unanswered: [first] }))).json()).toMatchObject({ version: 3 });
    expect((await partner.post(path, card({ unanswered: [first], key: third }))).statusCode).toBe(409);
    await colleague.post(path, card({ version: 3, mail: 'other@firma.example' }));
    expect(await look()).toMatchObject({ version: 4, savedWith: null });
    expect((await partner.post(path, card({ unanswered: [first, second], key: third }))).statusCode).toBe(409);
  });

  it('stands as the last press says, also where that changes nothing and one before it comes late', async () => {
    const [late, last] = [unique('press-of-a-card'), unique('press-of-a-card')];
    await partner.post(path, card());
    const kept = card({ version: 2, key: last, unanswered: [late] });
    for (let press = 0; press < 2; press += 1)
      expect((await partner.post(path, kept)).json()).toEqual({ success: true, version: 3 });
    expect((await partner.post(path, card({ version: 2, key: late, mail: 'typo@firma.example' }))).statusCode).toBe(
      409,
    );
    const { rowCount } = await test.database.pool.query(
      "select from audit where action = 'partner-card-changed' and object = $1",
      [String(partnerId)],
    );
    expect(rowCount).toBe(1);
  });

  it('that the operator has changed is not what a press has saved', async () => {
    const key = unique('press-of-a-card');
    await partner.post(path, card({ key }));
    await test.database.pool.query(
      "update partners set mail = 'o@firma.example', version = version + 1 where id = $1",
      [partnerId],
    );
    expect((await look()).savedWith).toBeNull();
    expect((await partner.post(path, card({ unanswered: [key] }))).statusCode).toBe(409);
  });

  it.each<[string, unknown]>([
    ['city', ''],
    ['city', '<b>Астана</b>'],
    ['city', 'я'.repeat(101)],
    ['phone', '12'],
    ['phone', '<script>12345</script>'],
    ['phone', '1'.repeat(201)],
    ['phone', null],
    ['mail', null],
    ['mail', 'a@b'],
    ['mail', 'a@b.kz\r\nBcc: c@d.kz'],
    ['mail', 'a@b.kz, c@d.kz'],
    ['site', 'javascript:alert(1)'],
    ['site', 'ftp://firma.kz'],
    ['site', 'firma'],
    ['site', 'https://user:pass@firma.kz'],
    ['description', 'я'.repeat(2001)],
    ['description', 7],
    ['version', 0],
    ['version', '1'],
    ['key', 'short'],
    ['unanswered', Array(21).fill('a'.repeat(32))],
  ])('is refused by its field %s: %j', async (field, value) => {
    const answer = await partner.post(path, card({ [field]: value }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { [field]: expect.stringMatching(/[а-я]/) } });
    expect((await look()).version).toBe(1);
  });

  it('takes no other field: neither the name nor the place among the first five', async () => {
    await partner.post(path, card({ name: 'Другое имя', top5: 1, published: false, id: 1 }));
    expect(await look()).toMatchObject({ id: partnerId, name, published: true, version: 2 });
  });

  it('is for people of partners alone', async () => {
    const subscriber = await makeMember(test);
    const operator = await test.signIn('operator');
    for (const [person, status] of [
      [test, 401],
      [subscriber, 403],
      [operator, 403],
    ] as const) {
      expect((await person.get(path)).statusCode).toBe(status);
      expect((await person.post(path, card())).statusCode).toBe(status);
    }
    const tiedToNobody = await makeMember(test, { roles: ['partner'] });
    expect((await tiedToNobody.post(path, card())).json()).toMatchObject({ code: 'partners.no-partner' });
  });
});
