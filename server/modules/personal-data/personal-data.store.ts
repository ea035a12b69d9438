import { type RawBuilder, sql } from 'kysely';
import type { ErasingPreview } from '../../../contract/personal-data-console.ts';
import type { Db } from '../../infra/database/index.ts';

type Sql = RawBuilder<unknown>;

/** The e-mail of the account `u`, compared without case. */
const isOwnAddress = (column: Sql) => sql`lower(${column}) = lower(u.email)`;

/** A question from the person's address, or asked while signed in. */
const isOwnQuestion = sql`(${isOwnAddress(sql`e.email`)} or e.user_id = u.id)`;

const organizations = (condition: Sql) => sql`coalesce((
  select json_agg(json_build_object('id', o.id, 'name', o.name, 'code', o.code) order by o.name collate by_name, o.id)
  from members m join subscribers o on o.id = m.subscriber_id where m.user_id = u.id and ${condition}), '[]')`;
const others = sql`select from members c where c.subscriber_id = o.id and c.user_id <> u.id`;

/** What would go with an account and what would stay. */
export async function readPreview(db: Db, userId: string): Promise<ErasingPreview | undefined> {
  const { rows } = await sql<ErasingPreview>`
    select u.login, u.name, ${organizations(sql`not exists (${others})`)} as deserted,
      ${organizations(sql`m.role = 'owner' and exists (${others}) and not exists (${others} and c.role = 'owner')`)} as ownerless,
      (select p.name from partner_members t join partners p on p.id = t.partner_id where t.user_id = u.id) as "partnerName",
      (select count(*)::int from sessions s where s.user_id = u.id) as sessions,
      (select count(*)::int from mails m where ${isOwnAddress(sql`m.recipient_address`)}) as letters,
      (select count(*)::int from enquiries e where ${isOwnQuestion}) as enquiries,
      (select count(*)::int from applications a where a.created_by = u.id) as applications,
      (select count(*)::int from audit a where a.user_id = u.id) as "auditRows"
    from users u where u.id = ${userId}`.execute(db);
  return rows[0];
}

const list = (row: Sql, from: Sql, order: Sql) =>
  sql`coalesce((select json_agg(json_build_object(${row}) order by ${order}) from ${from}), '[]')`;

type Sections = Readonly<Record<string, Sql>>;

/** What the person may enter, and from where. */
const accesses: Sections = {
  Организации: list(
    sql`'Организация', o.name, 'Код', o.code, 'Роль', m.role, 'С какого дня', m.created_at`,
    sql`members m join subscribers o on o.id = m.subscriber_id where m.user_id = u.id`,
    sql`m.created_at`,
  ),
  'Кабинет партнёра': list(
    sql`'Партнёр', p.name, 'С какого дня', t.created_at`,
    sql`partner_members t join partners p on p.id = t.partner_id where t.user_id = u.id`,
    sql`t.created_at`,
  ),
  Согласия: list(
    sql`'Вид', c.kind, 'Редакция', c.edition, 'Когда', c.given_at`,
    sql`consents c where c.user_id = u.id`,
    sql`c.given_at`,
  ),
  Сеансы: list(
    sql`'Устройство', s.user_agent, 'Адрес', s.address, 'Чужой компьютер', s.foreign_computer, 'Начат', s.created_at,
      'Был в деле', s.last_seen_at`,
    sql`sessions s where s.user_id = u.id`,
    sql`s.created_at`,
  ),
  'Известные браузеры': list(
    sql`'Последний вход', d.seen_at`,
    sql`known_devices d where d.user_id = u.id`,
    sql`d.seen_at`,
  ),
  'Отказы от писем': list(
    sql`'Вид писем', r.topic, 'Когда', r.refused_at`,
    sql`mail_refusals r where r.user_id = u.id`,
    sql`r.refused_at`,
  ),
};

/** What was written to the person and by the person. */
const letters: Sections = {
  Письма: list(
    sql`'Тема', m.subject, 'Текст', m.text, 'Состояние', m.state, 'Когда', m.created_at`,
    sql`mails m where ${isOwnAddress(sql`m.recipient_address`)}`,
    sql`m.created_at`,
  ),
  'Приглашения человеку': list(
    sql`'Почта', i.email, 'Название', i.customer_name, 'Заметка', i.note, 'Отправлено', i.created_at,
      'Использовано', i.used_at`,
    sql`invitations i where i.used_by = u.id or ${isOwnAddress(sql`i.email`)}`,
    sql`i.created_at`,
  ),
  'Отправленные приглашения': list(
    sql`'Почта', i.email, 'Название', i.customer_name, 'Отправлено', i.created_at`,
    sql`invitations i where i.created_by = u.id`,
    sql`i.created_at`,
  ),
  'Импорты приглашений': list(
    sql`'Файл', i.file_name, 'Строк', i.total, 'Когда', i.created_at`,
    sql`invitation_imports i where i.created_by = u.id`,
    sql`i.created_at`,
  ),
  'Письма клиентам': list(
    sql`'Тема', l.subject, 'Текст', l.text, 'Когда', l.created_at`,
    sql`customer_letters l where l.created_by = u.id`,
    sql`l.created_at`,
  ),
  'Вопросы из форм сайта': list(
    sql`'Имя', e.name, 'Телефон', e.phone, 'Почта', e.email, 'Вопрос', e.text, 'Адрес', e.address, 'Когда', e.created_at,
      'Ответы и заметки', (select json_agg(b.text order by b.id) from enquiry_entries b where b.enquiry_id = e.id)`,
    sql`enquiries e where ${isOwnQuestion}`,
    sql`e.created_at`,
  ),
};

/** What the person has done, and what was changed about the person. */
const deeds: Sections = {
  'Добавленные приложения': list(
    sql`'Название', a.name, 'Решение', a.solution_code, 'Добавлено', a.created_at`,
    sql`applications a where a.created_by = u.id`,
    sql`a.id`,
  ),
  'Ответы и заметки к обращениям': list(
    sql`'Обращение', b.enquiry_id, 'Текст', b.text, 'Когда', b.created_at`,
    sql`enquiry_entries b where b.author_id = u.id`,
    sql`b.id`,
  ),
  'Изменения подписок': list(
    sql`'Что', c.action, 'Было до', c.end_before, 'Стало до', c.end_after, 'Причина', c.reason, 'Когда', c.at`,
    sql`subscription_changes c where c.user_id = u.id`,
    sql`c.id`,
  ),
  'Журнал действий': list(
    sql`'Что', a.action, 'С чем', a.object, 'Адрес', a.address, 'Подробности', a.details, 'Когда', a.at`,
    sql`audit a where a.user_id = u.id`,
    sql`a.id`,
  ),
  'Изменения данных о человеке': list(
    sql`'Было', v.before, 'Стало', v.after`,
    sql`audit_values v where v.person_id = u.id`,
    sql`v.audit_id`,
  ),
};

const account = sql`json_build_object('Имя', u.name, 'Логин', u.login, 'Почта', u.email, 'Телефон', u.phone,
  'Роли', u.roles, 'Создана', u.created_at, 'Заблокирована', u.blocked_at)`;

/** Everything the tables hold about a person, under headings that the person can read; no password and no key. */
export async function readEverything(db: Db, userId: string): Promise<Record<string, unknown> | undefined> {
  const sections = Object.entries({ 'Учётная запись': account, ...accesses, ...letters, ...deeds });
  const parts = sections.map(([heading, value]) => sql`${sql.lit(heading)}, ${value}`);
  const { rows } = await sql<{ data: Record<string, unknown> }>`
    select json_build_object(${sql.join(parts)}) as data from users u where u.id = ${userId}`.execute(db);
  return rows[0]?.data;
}

/** What stands in place of an address that is gone; a column that may not be empty needs something. */
const gone = '—';

/** Removes the person's letters, questions and addresses, and the account with all that hangs on it. */
export async function deletePerson(db: Db, userId: string): Promise<void> {
  const own = (column: Sql) => sql`exists (select from users u where u.id = ${userId} and ${isOwnAddress(column)})`;
  await sql`delete from mails m where ${own(sql`m.recipient_address`)}`.execute(db);
  await sql`delete from enquiries e where ${own(sql`e.email`)}`.execute(db);
  await sql`update invitation_import_rows r set email = '', note = '' where ${own(sql`r.email`)}`.execute(db);
  await sql`update invitations i set email = ${gone}, email_key = case when email_key is not null then ${gone} end, note = '',
      revoked_at = coalesce(revoked_at, case when used_at is null then clock_timestamp() end)
    where i.used_by = ${userId} or ${own(sql`i.email`)}`.execute(db);
  await sql`delete from users where id = ${userId}`.execute(db);
}
