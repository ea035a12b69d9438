import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Member, makeMember, makePartner, unique } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

/** What is sent again after an answer that was lost (spec: operator-console.once). */
let test: TestPortal;
let operator: Member;
beforeAll(async () => {
  test = await createTestPortal();
  operator = await makeMember(test, { roles: ['operator'], subscribers: [] });
});
afterAll(() => test.close());

const query = async (text: string, values: unknown[]) => (await test.database.pool.query(text, values)).rows;

async function enquire(): Promise<string> {
  const [row] = await query(
    "insert into enquiries (form_id, name, email, text) values (13, 'Айгуль', $1, 'Сколько стоит?') returning id",
    [`${unique('once')}@people.example`],
  );
  return String(row.id);
}

const send = (id: string, verb: string, body: object) =>
  operator.post(`/service/console/enquiries/${id}/${verb}`, body);
const lettersOf = (id: string) => query('select key from mails where key like $1', [`enquiry-%:${id}:%`]);
const entriesOf = async (id: string) =>
  (await query('select text from enquiry_entries where enquiry_id = $1 order by id', [id])).map(({ text }) => text);
const auditOf = (id: string) => query('select action from audit where object = $1', [`enquiry:${id}`]);

/** A form of each kind, with the other thing that may be typed before the second press. */
async function forms() {
  const [, partnerId] = await makePartner(test, { email: `${unique('partner')}@people.example` });
  return [
    { verb: 'answer', body: { version: 1, by: 'letter', text: 'Здравствуйте!' }, letters: 1, other: { text: 'Иначе' } },
    { verb: 'answer', body: { version: 1, by: 'phone', text: 'Рассказали' }, letters: 0, other: { by: 'letter' } },
    { verb: 'note', body: { text: 'Перезвонить' }, letters: 0, other: { text: 'Перезвонить завтра' } },
    {
      verb: 'hand',
      body: { version: 1, partnerId: String(partnerId), text: 'Ответьте' },
      letters: 1,
      other: { text: 'Ответьте сегодня' },
    },
  ];
}

describe('an answer, a note and a request to a partner', () => {
  it('are kept and sent once when they are sent again, whatever the version is by then', async () => {
    for (const { verb, body, letters } of await forms()) {
      const [id, key] = [await enquire(), unique('request-key')];
      const first = await send(id, verb, { ...body, key });
      const again = await send(id, verb, { ...body, key, version: first.json().version });
      expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
      expect(again.json()).toEqual(first.json());
      expect(await lettersOf(id)).toHaveLength(letters);
      expect(await entriesOf(id)).toHaveLength(1);
      expect(await auditOf(id)).toHaveLength(1);
    }
  });

  it('are kept and sent once when they are sent twice at once', async () => {
    for (const { verb, body, letters } of await forms()) {
      const [id, key] = [await enquire(), unique('request-key')];
      const answers = await Promise.all([1, 2, 3].map(() => send(id, verb, { ...body, key })));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      expect(await lettersOf(id)).toHaveLength(letters);
      expect(await entriesOf(id)).toHaveLength(1);
    }
  });

  it('are sent anew where the question was taken back since', async () => {
    const [, partnerId] = await makePartner(test, { email: `${unique('partner')}@people.example` });
    const [id, key] = [await enquire(), unique('request-key')];
    const body = { partnerId: String(partnerId), text: 'Ответьте', key };
    const { version } = (await send(id, 'hand', { ...body, version: 1 })).json();
    const back = (await send(id, 'take-back', { version })).json();
    const again = await send(id, 'hand', { ...body, version: back.version });
    expect(again.json().partnerId).toBe(String(partnerId));
    expect(await lettersOf(id)).toHaveLength(3);
  });

  it('are refused with other words under the same key, and taken under another', async () => {
    for (const { verb, body, other } of await forms()) {
      const [id, key] = [await enquire(), unique('request-key')];
      const { version } = (await send(id, verb, { ...body, key })).json();
      const refused = await send(id, verb, { ...body, ...other, version, key });
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'common.done-before']);
      expect(refused.json().message).toContain('в «Ответах и заметках»');
      expect(await entriesOf(id)).toHaveLength(1);
      const taken = await send(id, verb, { ...body, ...other, version, key: unique('request-key') });
      expect(taken.statusCode).toBe(200);
      expect(await entriesOf(id)).toHaveLength(2);
    }
  });
});
