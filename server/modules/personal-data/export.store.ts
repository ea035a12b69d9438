import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../infra/database/index.ts';
import { type Contacts, lettersTo, ownInvitations, ownQuestions } from './own-rows.store.ts';

type Sql = RawBuilder<unknown>;

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
    sql`'Вид', c.kind, 'Редакция', c.edition, 'Когда', c.given_at, 'Отозвано', c.withdrawn_at`,
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
  'Второй шаг входа в консоль': list(
    sql`'Включён', f.since, 'Резервных кодов',
      (select count(*) from second_factor_recovery_codes r where r.user_id = u.id)`,
    sql`second_factors f where f.user_id = u.id and f.since is not null`,
    sql`f.since`,
  ),
  'Восстановление пароля': list(
    sql`'Попросили', r.created_at, 'Код действует до', r.expires_at`,
    sql`password_recoveries r where r.user_id = u.id`,
    sql`r.created_at`,
  ),
  'Отказы от писем': list(
    sql`'Вид писем', r.topic, 'Когда', r.refused_at`,
    sql`mail_refusals r where r.user_id = u.id`,
    sql`r.refused_at`,
  ),
  'Закрытые объявления': list(
    sql`'Объявление', n.title`,
    sql`announcement_dismissals d join announcements n on n.id = d.announcement_id where d.user_id = u.id`,
    sql`n.id`,
  ),
};

/** What was written to the person and by the person. */
const letters = (own: Contacts): Sections => ({
  // Whoever exports must not read a code that still works.
  Письма: list(
    sql`'Тема', m.subject, 'Текст', without_secrets(m.text, m.secrets), 'Состояние', m.state, 'Когда', m.created_at`,
    sql`mails m where m.id in ${lettersTo(own)}`,
    sql`m.created_at`,
  ),
  'Приглашения человеку': list(
    sql`'Почта', i.email, 'Название', i.customer_name, 'Заметка', i.note, 'Отправлено', i.created_at,
      'Использовано', i.used_at`,
    sql`invitations i where i.id in ${ownInvitations(own)}`,
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
    sql`enquiries e where e.id in ${ownQuestions(own)}`,
    sql`e.created_at`,
  ),
});

/** What the person has done, and what was done to the account. */
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
  'Обращения в работе': list(
    sql`'Обращение', e.id, 'Состояние', e.state, 'Поступило', e.created_at`,
    sql`enquiries e where e.assignee_id = u.id`,
    sql`e.id`,
  ),
  'Изменения подписок': list(
    sql`'Что', c.action, 'Последний день был', c.end_before, 'Последний день стал', c.end_after, 'Причина', c.reason, 'Когда', c.at`,
    sql`subscription_changes c where c.user_id = u.id`,
    sql`c.id`,
  ),
  'Журнал действий': list(
    sql`'Что', a.action, 'С чем', a.object, 'Адрес', a.address, 'Подробности', a.details, 'Когда', a.at`,
    sql`audit a where a.user_id = u.id`,
    sql`a.id`,
  ),
  'Действия с учётной записью': list(
    sql`'Что', a.action, 'Когда', a.at`,
    sql`audit a where a.object in ('user:' || u.id, u.id::text) and a.user_id is distinct from u.id`,
    sql`a.id`,
  ),
  'Изменения данных о человеке': list(
    sql`'Что', a.action, 'Было', v.before, 'Стало', v.after, 'Когда', a.at`,
    sql`audit_values v join audit a on a.id = v.audit_id where v.person_id = u.id`,
    sql`v.audit_id`,
  ),
};

const account = sql`json_build_object('Имя', u.name, 'Логин', u.login, 'Почта', u.email, 'Телефон', u.phone,
  'Роли', u.roles, 'Создана', u.created_at, 'Заблокирована', u.blocked_at)`;

/** What the export has: a record of values, or the rows of a table. */
export type Exported = Readonly<Record<string, Readonly<Record<string, unknown>> | readonly Record<string, unknown>[]>>;

/** Everything the tables hold about a person, under headings that the person can read; no password, no key and no code. */
export async function readEverything(db: Db, own: Contacts): Promise<Exported | undefined> {
  const sections = Object.entries({ 'Учётная запись': account, ...accesses, ...letters(own), ...deeds });
  const parts = sections.map(([heading, value]) => sql`${sql.lit(heading)}, ${value}`);
  const { rows } = await sql<{ data: Exported }>`
    select json_build_object(${sql.join(parts)}) as data from users u where u.id = ${own.userId}`.execute(db);
  return rows[0]?.data;
}
