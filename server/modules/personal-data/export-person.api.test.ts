import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOwner } from '../../testing/every-call.ts';
import { type Member, makeMember } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let test: TestPortal;
let operator: Member;
beforeAll(async () => {
  test = await createTestPortal();
  operator = await makeMember(test, { roles: ['operator'], subscribers: [] });
});
afterAll(() => test.close());

const exportOf = ({ userId }: Pick<Member, 'userId'>) => operator.post(`/service/console/users/${userId}/export`, {});

/**
 * The section that tells of each column that names a person. What somebody wrote for the site is the site's: of that the
 * journal tells who did it and when.
 */
const journal = 'Журнал действий';
const sectionOf: Readonly<Record<string, string>> = {
  'announcement_dismissals.user_id': 'Закрытые объявления',
  'applications.created_by': 'Добавленные приложения',
  'audit_values.person_id': 'Изменения данных о человеке',
  'consents.user_id': 'Согласия',
  'content_imports.started_by': journal,
  'content_items.edited_by': journal,
  'content_items.publish_by': journal,
  'content_presence.user_id': journal,
  'content_versions.author_id': journal,
  'copies.noted_by': journal,
  'customer_letters.created_by': 'Письма клиентам',
  'done_requests.user_id': journal,
  'enquiries.assignee_id': 'Обращения в работе',
  'enquiries.user_id': 'Вопросы из форм сайта',
  'enquiry_entries.author_id': 'Ответы и заметки к обращениям',
  'hosting_stands.demo_of': journal,
  'invitation_imports.created_by': 'Импорты приглашений',
  'invitations.created_by': 'Отправленные приглашения',
  'invitations.used_by': 'Приглашения человеку',
  'known_devices.user_id': 'Известные браузеры',
  'letter_templates.changed_by': journal,
  'mail_refusals.user_id': 'Отказы от писем',
  'media.uploaded_by': journal,
  'members.user_id': 'Организации',
  'partner_members.user_id': 'Кабинет партнёра',
  'password_recoveries.user_id': 'Восстановление пароля',
  'second_factor_recovery_codes.user_id': 'Второй шаг входа в консоль',
  'second_factors.user_id': 'Второй шаг входа в консоль',
  'sessions.user_id': 'Сеансы',
  'subscription_changes.user_id': 'Изменения подписок',
};

describe('the export of a person’s data', () => {
  it('has a section for each column of the tables that names a person', async () => {
    const { rows } = await test.database.pool.query<{ place: string }>(
      `select t.relname || '.' || a.attname as place from pg_constraint c
         join pg_class t on t.oid = c.conrelid join pg_attribute a on a.attrelid = t.oid and a.attnum = any(c.conkey)
       where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1`,
    );
    expect(rows.map(({ place }) => place)).toEqual(Object.keys(sectionOf).sort());
    const { data } = (await exportOf(await makeMember(test))).json();
    expect(Object.keys(data)).toEqual(expect.arrayContaining([...new Set(Object.values(sectionOf))]));
  });

  it('is for programs and for people, in words, without the password', async () => {
    const owner = await makeOwner(test, 'exported');
    const answer = await exportOf(owner);
    const { data, html } = answer.json();
    expect(data['Учётная запись']).toMatchObject({
      Логин: owner.login,
      Почта: owner.email,
      Роли: ['пользователь портала', 'сотрудник партнёра'],
    });
    expect(data.Организации).toEqual([expect.objectContaining({ Роль: 'владелец' })]);
    expect(html).toContain(owner.email);
    expect(html).toContain('пользователь портала, сотрудник партнёра');
    expect(answer.body).not.toContain('argon2');
  });

  it('has the questions from the person’s phone, and the letters and questions of an earlier e-mail', async () => {
    const owner = await makeOwner(test, 'known');
    const [email, phone] = ['known-now@people.example', '+77013334455'];
    const body = { version: 1, name: 'Дана Известная', login: owner.login, email, phone };
    expect((await operator.post(`/service/console/users/${owner.userId}`, body)).statusCode).toBe(200);
    await test.database.pool.query(
      `insert into enquiries (form_id, name, phone, email, text)
       values (13, 'Дана', $1, null, 'По телефону'), (13, 'Дана', null, $2, 'По прежней почте')`,
      [phone, owner.email],
    );
    await test.database.pool.query(
      `insert into mails (key, kind, recipient_address, subject, html, text)
       values ('known', 'welcome', $1, 'Прежнее письмо', '', '')`,
      [owner.email],
    );
    const { data } = (await exportOf(owner)).json();
    const questions = data['Вопросы из форм сайта'].map(({ Вопрос }: { Вопрос: string }) => Вопрос);
    expect(questions).toEqual(['По телефону', 'По прежней почте']);
    expect(data.Письма.map(({ Тема }: { Тема: string }) => Тема)).toContain('Прежнее письмо');
    expect(data['Изменения данных о человеке'][0]).toMatchObject({
      Что: 'Изменены данные человека',
      Стало: { email, phone },
    });
  });

  it('says what the day is that stands for an edition without a name', async () => {
    const { userId } = await makeMember(test);
    await test.database.pool.query(
      `insert into consents (user_id, kind, edition)
       values ($1, 'agreement', '2026-11-26'), ($1, 'agreement', 'от 1 ноября 2026 года'), ($1, 'news', '')`,
      [userId],
    );
    const { data, html } = (await exportOf({ userId })).json();
    const editions = ['текст соглашения, сохранённый 26 ноября 2026 г.', 'от 1 ноября 2026 года', ''];
    const said = data.Согласия.map((one: { Редакция: string }) => one.Редакция.replaceAll('\u00a0', ' '));
    expect(said.sort()).toEqual(editions.sort());
    expect(html).toContain('текст соглашения, сохранённый');
  });

  it('shows nobody the code of a letter that has not left yet', async () => {
    const owner = await makeOwner(test, 'waiting');
    const sent = await operator.post(`/service/console/users/${owner.userId}/recover`);
    expect(sent.statusCode).toBe(200);
    const { rows } = await test.database.pool.query<{ secrets: string[] }>(
      "select secrets from mails where kind = 'recovery' and recipient_address = $1",
      [owner.email],
    );
    const { body } = await exportOf(owner);
    expect(body).toContain('••••');
    expect(rows[0]?.secrets.length).toBeGreaterThan(0);
    for (const secret of rows[0]?.secrets ?? []) expect(body).not.toContain(secret);
  });

  it('is written into the page as text', async () => {
    const { html } = (await exportOf(await makeMember(test, { name: '<img src=x onerror=alert(1)>' }))).json();
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toContain('<img');
  });
});
