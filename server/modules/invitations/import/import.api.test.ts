import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { failures } from '../../../../contract/failures.ts';
import type { InvitationPage } from '../../../../contract/invitations.ts';
import type { ImportRowPage, InvitationImport } from '../../../../contract/invitations-import.ts';
import { importBodyBytes, importLimits, rowProblems } from '../../../../contract/invitations-import.values.ts';
import { type Member, makeMember, makePartner, unique } from '../../../testing/people.ts';
import { createRecordingTransport } from '../../../testing/recording-transport.ts';
import { createTestPortal, type TestPortal } from '../../../testing/test-portal.ts';

const path = '/service/bl/partner/imports';

let test: TestPortal;
const { mailTransport, mail } = createRecordingTransport();
let partner: Member;
let partnerId: number;
beforeAll(async () => {
  test = await createTestPortal({ mailTransport, working: true });
});
afterAll(() => test.close());
beforeEach(async () => {
  [partner, partnerId] = await makePartner(test);
  mail.delivered = [];
});

const check = (content: string | Buffer, by = partner) =>
  by.post(`${path}/check`, { fileName: 'Клиенты.csv', file: Buffer.from(content).toString('base64') });
const checked = async (content: string | Buffer) => {
  const answer = await check(content);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json<InvitationImport>();
};
const start = (id: string, by = partner) => by.post(`${path}/start`, { id });
const find = async (id: string) => (await partner.get(path, { query: { id } })).json<InvitationImport>();
const rowsOf = async (id: string, show: string, query: Record<string, string> = {}) =>
  (await partner.get(`${path}/rows`, { query: { id, show, ...query } })).json<ImportRowPage>();
const done = (id: string) =>
  vi.waitFor(async () => expect((await find(id)).state).toBe('done'), { timeout: 60_000, interval: 50 });
const mailbox = (name = 'client') => `${unique(name)}@people.example`;
const fileOf = (addresses: readonly string[]) =>
  `Клиент;Почта\n${addresses.map((address, index) => `ТОО «${index}»;${address}\n`).join('')}`;
const keptOf = () =>
  test.database.db.selectFrom('invitations').selectAll().where('partner_id', '=', partnerId).execute();
const lettersTo = (addresses: readonly string[]) =>
  test.database.db.selectFrom('mails').selectAll().where('recipient_address', 'in', addresses).execute();

describe('a file of invitations', () => {
  it('is checked row by row, and nobody is invited yet', async () => {
    const invited = mailbox('invited');
    const form = { customerName: 'ТОО «Ёлка»', email: invited };
    expect((await partner.post('/service/bl/partner/invitations', form)).statusCode).toBe(200);
    const account = mailbox('account');
    await makeMember(test, { email: account });
    const [good, named] = [mailbox('good'), mailbox('named')];
    const made = await checked(
      [
        'Клиент;Электронная почта;Тариф;Заметка',
        `ТОО «Первый»;${good};;по звонку`,
        `ИП Второй;${named};бухгалтерия,  1 МЕСТО;`,
        `;${mailbox()};;`,
        'ТОО «Без почты»;;;',
        'ТОО «Опечатка»;client@people;;',
        `ТОО «Повтор»;${good.toUpperCase()};;`,
        `ТОО «Тариф»;${mailbox()};Тариф мечты;`,
        `ТОО «Уже зван»;${invited.toUpperCase()};;`,
        `ТОО «Свой»;${account};;`,
        `${'Я'.repeat(201)};${mailbox()};;${'ю'.repeat(501)}`,
      ].join('\r\n'),
    );
    expect(made).toMatchObject({ fileName: 'Клиенты.csv', state: 'draft', total: 10, bad: 8, invited: 0, skipped: 0 });
    expect(made.subject).toBe('ТОО «Верный счёт» приглашает вас в\u00a0«Счёты»');
    const bad = await rowsOf(made.id, 'bad');
    expect(bad.content.map(({ line, problems }) => [line, problems])).toEqual([
      [4, { customerName: 'Укажите имя или название организации' }],
      [5, { email: 'Email обязателен' }],
      [6, { email: 'Введите корректный email. После @ нет точки, например mail.kz' }],
      [7, { email: rowProblems.repeated(2) }],
      [8, { tariffName: rowProblems.unknownTariff }],
      [9, { email: rowProblems.invited }],
      [10, { email: rowProblems.known }],
      [11, { customerName: 'Не длиннее 200 символов, сейчас 201', note: 'Не длиннее 500 символов, сейчас 501' }],
    ]);
    expect((await rowsOf(made.id, 'good')).content).toMatchObject([
      { line: 2, customerName: 'ТОО «Первый»', email: good, tariffName: '', note: 'по звонку', state: 'ready' },
      { line: 3, customerName: 'ИП Второй', email: named, tariffName: 'Бухгалтерия, 1\u00a0место', state: 'ready' },
    ]);
    expect(await rowsOf(made.id, 'bad', { page: '3', count: '3' })).toMatchObject({ totalElements: 8, totalPages: 3 });
    expect((await rowsOf(made.id, 'bad', { page: '9' })).content).toEqual([]);
    expect(await keptOf()).toHaveLength(1);
  });

  it('takes a tariff without its commas and quotes, and a dash or the trial by its name for no tariff', async () => {
    const written = ['бухгалтерия 1 место', '« Магазин »', 'Пробный период', '-', '—'];
    const made = await checked(
      ['Клиент;Почта;Тариф', ...written.map((tariff) => `ТОО «Ёлка»;${mailbox()};${tariff}`)].join('\r\n'),
    );
    expect(made.bad).toBe(0);
    expect((await rowsOf(made.id, 'good')).content.map(({ tariffName }) => tariffName)).toEqual([
      'Бухгалтерия, 1\u00a0место',
      'Магазин',
      '',
      '',
      '',
    ]);
  });

  // spec: identity.mixed-scripts
  it('names the lines of addresses in two scripts over the whole file, until it is started', async () => {
    const plain = Array.from({ length: 30 }, (_, index) => `ТОО «${index}»;${mailbox()}\n`).join('');
    const [wrong, right] = [mailbox('ivan').replace('a', 'а'), `анна${unique('')}@почта.рф`.replace(/[a-z]/g, 'я')];
    const made = await checked(`Клиент;Почта\n${plain}Кедр;${wrong}\nЁлка;${right}\nПлохая;а@kedr\n`);
    expect([made.bad, made.mixedScripts]).toEqual([1, { count: 1, lines: [32] }]);
    await start(made.id);
    expect((await find(made.id)).mixedScripts).toEqual({ count: 0, lines: [] });
  });

  it('invites by one press, each with a code of their own that opens the registration', async () => {
    const addresses = Array.from({ length: 1_203 }, () => mailbox());
    const { id } = await checked(fileOf(addresses));
    expect((await start(id)).statusCode).toBe(200);
    await done(id);
    expect(await find(id)).toMatchObject({ total: 1_203, bad: 0, invited: 1_203, skipped: 0 });
    const kept = await keptOf();
    expect(new Set(kept.map(({ email }) => email))).toEqual(new Set(addresses));
    expect(await lettersTo(addresses)).toHaveLength(1_203);
    const list = await partner.get('/service/bl/partner/invitations', { query: { count: '1' } });
    expect(list.json<InvitationPage>().counts.waiting).toBe(1_203);
    // A letter of another test may still be on its way.
    const invited = new Set(addresses);
    const delivered = () => mail.delivered.filter((raw) => invited.has(/[^<\s]+@people\.example/.exec(raw)?.[0] ?? ''));
    await vi.waitFor(() => expect(delivered()).toHaveLength(1_203), { timeout: 150_000, interval: 100 });
    const letters = await Promise.all(
      delivered()
        .slice(0, 3)
        .map((raw) => PostalMime.parse(raw)),
    );
    const codes = letters.map(({ text = '' }) => /invite_code#code=([0-9A-Z-]{19})/.exec(text)?.[1] ?? '');
    expect(new Set(codes).size).toBe(3);
    for (const [index, letter] of letters.entries()) {
      expect(letter.html).toContain(`#code=${codes[index]}`);
      expect(letter.html?.split(codes[index] ?? '')).toHaveLength(3);
      const known = await test.post(`/service/bl/registration/get-partner-info?partnerCode=${codes[index]}`);
      expect(known.json()).toMatchObject({ cause: null, registrationInfo: { email: letter.to?.[0]?.address } });
    }
  });

  it('invites once however often the button is pressed', async () => {
    const addresses = Array.from({ length: 30 }, () => mailbox());
    const { id } = await checked(fileOf(addresses));
    const answers = await Promise.all(Array.from({ length: 8 }, () => start(id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
    // As after a restart, and as two processes at once.
    for (const _ of [1, 2, 3]) await test.portal.jobs.send(test.database.db, 'registration.import', { id });
    await done(id);
    expect((await start(id)).statusCode).toBe(200);
    expect(await keptOf()).toHaveLength(30);
    expect(await lettersTo(addresses)).toHaveLength(30);
    const audit = await test.database.db
      .selectFrom('audit')
      .select(['action', 'user_id'])
      .where('object', '=', id)
      .orderBy('id')
      .execute();
    expect(audit).toEqual(
      ['import-checked', 'import-started', 'import-ended'].map((action) => ({ action, user_id: partner.userId })),
    );
  });

  it('passes over whom somebody has invited, or who has registered, since the check', async () => {
    const addresses = [mailbox(), mailbox(), mailbox()];
    const { id } = await checked(fileOf(addresses));
    const twin = await checked(fileOf(addresses.slice(0, 1)));
    await start(twin.id);
    await done(twin.id);
    await makeMember(test, { email: addresses[1] ?? '' });
    await start(id);
    await done(id);
    expect(await find(id)).toMatchObject({ invited: 1, skipped: 2 });
    expect((await rowsOf(id, 'bad')).content).toMatchObject([
      { state: 'skipped', problems: { email: rowProblems.invited } },
      { state: 'skipped', problems: { email: rowProblems.known } },
    ]);
    expect(await lettersTo(addresses)).toHaveLength(2);
  });

  it('with nobody to invite is not started', async () => {
    const { id } = await checked(fileOf(['nobody']));
    const answer = await start(id);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'imports.nothing-to-send' }]);
  });
});

describe('a file that is none', () => {
  it.each<[string, string | Buffer, number, string]>([
    ['empty', '', 400, 'imports.empty'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), 400, 'imports.not-text'],
    ['a page of a bank', '<html><table><tr><td>Клиент</td></tr></table></html>', 400, 'imports.web-page'],
    ['an archive', Buffer.from('PK\u0003\u0004'), 400, 'imports.archive'],
    ['too many rows', 'a;b@c.kz\n'.repeat(importLimits.rows + 1), 400, 'imports.too-many-rows'],
    ['too large', gzipSync(Buffer.alloc(importLimits.fileBytes + 1, 'я')), 413, 'imports.too-large'],
    ['a broken archive', Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3]), 400, 'imports.not-text'],
    ['an open quote', 'Клиент;Почта\n"ТОО;a@b.kz', 400, 'imports.quote-not-closed'],
  ])('is refused with words: %s', async (_, content, status, code) => {
    const answer = await check(content);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      status,
      { code, message: expect.stringMatching(/[а-я]/) },
    ]);
  });

  it('is refused by the limits that the screen names', () => {
    expect(failures['imports.too-large'].message.replace(/\D/g, '')).toBe(`${importLimits.megabytes}`);
    expect(failures['imports.too-many-rows'].message.replace(/\D/g, '')).toBe(`${importLimits.rows}`);
  });

  it('far too large, or no base64, is refused without being read', async () => {
    const huge = await partner.post(`${path}/check`, { fileName: 'a.csv', file: 'A'.repeat(importBodyBytes) });
    expect(huge.statusCode).toBe(413);
    const broken = await partner.post(`${path}/check`, { fileName: 'a.csv', file: 'это не base64' });
    expect([broken.statusCode, broken.json()]).toMatchObject([400, { fields: { file: expect.any(String) } }]);
  });

  it('is the last of the day after 30,000 rows', async () => {
    const { id } = await checked(fileOf([mailbox()]));
    await sql`update invitation_imports set total = 30000 where id = ${id}`.execute(test.database.db);
    const answer = await check(fileOf([mailbox()]));
    expect([answer.statusCode, answer.json()]).toMatchObject([429, { code: 'imports.too-often' }]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('another', () => {
  it('partner sees nothing of it and starts nothing', async () => {
    const { id } = await checked(fileOf([mailbox()]));
    const [stranger] = await makePartner(test);
    for (const answer of [
      await stranger.get(path, { query: { id } }),
      await stranger.get(`${path}/rows`, { query: { id, show: 'good' } }),
      await start(id, stranger),
    ])
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'imports.unknown' }]);
    expect((await find(id)).state).toBe('draft');
  });

  it('role is turned away, before the file is read', async () => {
    const file = fileOf([mailbox()]);
    const visitor = test.personOf('');
    expect((await check(file, visitor as Member)).statusCode).toBe(401);
    for (const roles of [[], ['operator']])
      expect((await check(file, await makeMember(test, { roles }))).statusCode).toBe(403);
    const lonely = await makeMember(test, { roles: ['partner'] });
    expect((await check(file, lonely)).json()).toMatchObject({ code: 'partners.no-partner' });
  });
});

describe('letters of an import', () => {
  it('stand behind those somebody waits for', async () => {
    const { id } = await checked(fileOf(Array.from({ length: 1_500 }, () => mailbox())));
    await start(id);
    await done(id);
    const email = mailbox('single');
    await partner.post('/service/bl/partner/invitations', { customerName: 'ТОО «Один»', email });
    const [sent] = await vi.waitFor(
      async () => {
        const rows = await lettersTo([email]);
        expect(rows[0]?.state).toBe('sent');
        return rows;
      },
      { timeout: 60_000, interval: 20 },
    );
    const { rows } = await sql<{ behind: number }>`select count(*)::int as behind from mails m
      join invitations i on i.letter_key = m.key where i.partner_id = ${partnerId} and m.bulk
      and (m.sent_at is null or m.sent_at > ${sent?.sent_at})`.execute(test.database.db);
    expect(rows[0]?.behind).toBeGreaterThan(300);
  });
});
