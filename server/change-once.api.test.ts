import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Member, makeMember, makePartner, unique } from './testing/people.ts';
import { createTestPortal, type TestPortal } from './testing/test-portal.ts';

/** A change of the console that is sent again after an answer that was lost (spec: operator-console.once). */
const root = '/service/console';

let test: TestPortal;
let operator: Member;
let colleague: Member;
let partnerId: string;
beforeAll(async () => {
  test = await createTestPortal();
  operator = await makeMember(test, { roles: ['operator'], subscribers: [] });
  colleague = await makeMember(test, { roles: ['operator'], subscribers: [] });
  partnerId = String((await makePartner(test))[1]);
});
afterAll(() => test.close());

type Values = Record<string, unknown>;
interface Kind {
  /** A record: its address and its object in the audit; what is typed in its form, how that is stored, and something else. */
  make(): Promise<{ at: string; object: string; typed: Values; stored: Values; other: Values }>;
}

const moment = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const letter = (hex: string) => String.fromCharCode(0x430 + Number.parseInt(hex, 16));
/** A word of Cyrillic letters that no other group or document has. */
const word = () => unique('').slice(1).replaceAll(/./g, letter);

const kinds: Record<string, Kind> = {
  users: {
    async make() {
      const { userId, login } = await makeMember(test);
      const form = { login, email: `${login}@people.example`, phone: '+7 701 555 44 33' };
      return {
        at: `${root}/users/${userId}`,
        object: `user:${userId}`,
        typed: { ...form, name: '  Айгуль   Ли ' },
        stored: { ...form, name: 'Айгуль Ли', phone: '+77015554433' },
        other: { ...form, name: 'Дана Ли' },
      };
    },
  },
  organisations: {
    async make() {
      const { subscriberId } = await makeMember(test);
      return {
        at: `${root}/subscribers/${subscriberId}`,
        object: `subscriber:${subscriberId}`,
        typed: { name: '  ТОО   «Пробелы» ', partnerId },
        stored: { name: 'ТОО «Пробелы»', partnerId },
        other: { name: 'ТОО «Другое»', partnerId: null },
      };
    },
  },
  announcements: {
    async make() {
      const form = {
        ...{ kind: 'works', text: '', link: '', linkText: '', audience: 'partners', dismissible: true },
        ...{ title: unique('Работы'), startsAt: moment(24), endsAt: moment(48) },
      };
      const { id } = (await operator.post(`${root}/announcements`, form)).json();
      const endsAt = form.endsAt.replace('Z', '+00:00');
      return {
        at: `${root}/announcements/${id}`,
        object: `announcement:${id}`,
        typed: { ...form, endsAt, text: ' Вход  закрыт ' },
        stored: { title: form.title, text: 'Вход закрыт' },
        other: { ...form, text: 'Вход открыт' },
      };
    },
  },
  synonyms: {
    async make() {
      const [one, two, three] = [word(), word(), word()];
      const { id } = (await operator.post(`${root}/synonyms`, { terms: [one, two] })).json();
      return {
        at: `${root}/synonyms/${id}`,
        object: `synonyms:${id}`,
        typed: { terms: [` ${one} `, '', three] },
        stored: { terms: [one, three] },
        other: { terms: [one, two, three] },
      };
    },
  },
  phrases: {
    async make() {
      const [code, one, two] = [unique('article'), word(), word()];
      await test.database.pool.query(
        `insert into publications (kind, code, title, summary, text, published_on) values ('article', $1, $1, '', '', '2026-11-01')`,
        [code],
      );
      return {
        at: `${root}/phrases/${encodeURIComponent(`article:${code}`)}`,
        object: `phrases:article:${code}`,
        typed: { phrases: [` что  такое ${one} `, ''] },
        stored: { phrases: [`что такое ${one}`] },
        other: { phrases: [`где ${two}`] },
      };
    },
  },
  letters: {
    async make() {
      const at = `${root}/letter-templates/welcome`;
      const { words } = (await operator.get(at)).json();
      const typed = { ...words, subject: unique('Тема') };
      const other = { ...words, subject: unique('Другая тема') };
      return { at, object: 'letter-template:welcome', typed, stored: { words: typed }, other };
    },
  },
};

const auditOf = async (object: string) =>
  (await test.database.pool.query("select from audit where object = $1 and action not like '%-added'", [object]))
    .rowCount ?? 0;

const versionAt = async (at: string): Promise<number> => (await operator.get(at)).json().version;

/** A record of the kind, with the version that a form has seen and a key that it has drawn. */
async function opened(kind: string) {
  const made = await (kinds[kind] as Kind).make();
  const seen = { version: await versionAt(made.at), key: unique('request-key') };
  return { ...made, seen, before: await auditOf(made.object) };
}

describe.each(Object.keys(kinds))('a change of %s whose answer was lost', (kind) => {
  it('is answered as done when it is sent again, also by many at once', async () => {
    const { at, object, typed, stored, seen, before } = await opened(kind);
    const send = () => operator.post(at, { ...typed, ...seen });
    const answers = [...(await Promise.all([send(), send()])), await send()];
    const version = await versionAt(at);
    expect(version).not.toBe(seen.version);
    // A form that has read the record anew sends another version.
    for (const answer of [...answers, await operator.post(at, { ...typed, ...seen, version })]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ ...stored, version });
    }
    expect(await auditOf(object)).toBe(before + 1);
  });

  it('changes nothing of what a colleague has saved since, and is answered by that', async () => {
    const { at, typed, other, seen } = await opened(kind);
    await operator.post(at, { ...typed, ...seen });
    const theirs = await colleague.post(at, { ...other, version: await versionAt(at) });
    expect(theirs.statusCode).toBe(200);
    const again = await operator.post(at, { ...typed, ...seen });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(theirs.json());
  });

  it('is told as done before when something else was typed since, which is saved by the next', async () => {
    const { at, typed, stored, other, seen, before, object } = await opened(kind);
    await operator.post(at, { ...typed, ...seen });
    const refused = await operator.post(at, { ...other, ...seen });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'common.done-before']);
    expect(refused.json().message).toContain('уже сохранено');
    expect((await operator.get(at)).json()).toMatchObject(stored);
    const next = await operator.post(at, { ...other, version: await versionAt(at), key: unique('request-key') });
    expect(next.statusCode).toBe(200);
    expect(await auditOf(object)).toBe(before + 2);
  });

  it('is a new one after a refusal, of which the key keeps nothing', async () => {
    const { at, typed, other, stored, seen } = await opened(kind);
    await colleague.post(at, { ...other, version: seen.version });
    const late = await operator.post(at, { ...typed, ...seen });
    expect([late.statusCode, late.json().code]).toEqual([409, 'console.changed']);
    const next = await operator.post(at, { ...typed, ...seen, version: await versionAt(at) });
    expect(next.statusCode).toBe(200);
    expect(next.json()).toMatchObject(stored);
  });
});

describe('a letter whose own words are given back', () => {
  it('is answered as done when it is asked again; a save with the key of it is told as done before', async () => {
    const { at, typed, seen } = await opened('letters');
    await operator.post(at, { ...typed, version: seen.version });
    const asked = { version: await versionAt(at), key: seen.key };
    const answers = [await operator.post(`${at}/restore`, asked), await operator.post(`${at}/restore`, asked)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.json().isEdited).toBe(false);
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    const saved = await operator.post(at, { ...typed, ...asked });
    expect([saved.statusCode, saved.json().code]).toEqual([409, 'common.done-before']);
  });
});

describe('a new group of synonyms whose answer was lost', () => {
  const add = (key: string, ...terms: string[]) => operator.post(`${root}/synonyms`, { key, terms });

  it('is made once, and is not taken for another with the same words', async () => {
    const [key, one, two] = [unique('request-key'), word(), word()];
    const answers = [await add(key, ` ${one}`, two), await add(key, ` ${one}`, two)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    const refused = await add(key, one, two, word());
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'common.done-before']);
    expect(refused.json().message).toContain('в списке синонимов');
  });

  it('is told when it was removed since', async () => {
    const [key, one, two] = [unique('request-key'), word(), word()];
    const { id } = (await add(key, one, two)).json();
    await operator.post(`${root}/synonyms/${id}/remove`, {});
    const refused = await add(key, one, two);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'common.done-before']);
    expect(refused.json().message).toContain('потом её удалили');
  });
});
