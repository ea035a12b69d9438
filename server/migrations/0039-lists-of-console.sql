-- compatible: indexes alone
-- without transaction
create index concurrently if not exists users_by_words on users using gin (person_words(name, login, email, phone));
create index concurrently if not exists users_by_day on users (created_at nulls first, id nulls first);
create index concurrently if not exists users_by_name on users (name collate by_name nulls first, id nulls first);
create index concurrently if not exists users_by_login on users (login_key nulls first, id nulls first);
create index concurrently if not exists users_staff on users (id) where roles && '{partner,operator,editor}';
create index concurrently if not exists users_blocked on users (id) where blocked_at is not null;
create index concurrently if not exists subscribers_by_words on subscribers using gin (firm_words(name, code));
create index concurrently if not exists subscribers_by_day on subscribers (created_at nulls first, id nulls first);
create index concurrently if not exists subscribers_by_name on subscribers (name collate by_name nulls first, id nulls first);
create index concurrently if not exists subscribers_by_code on subscribers (code nulls first, id nulls first);
create index concurrently if not exists subscribers_of_partner_by_day on subscribers (partner_id, created_at nulls first, id nulls first);
create index concurrently if not exists subscribers_of_partner_named on subscribers (partner_id, name collate by_name nulls first, id nulls first);
create index concurrently if not exists members_by_day on members (created_at nulls first, user_id nulls first, subscriber_id nulls first);
create index concurrently if not exists sessions_by_day on sessions (created_at nulls first, id nulls first);
create index concurrently if not exists subscriptions_by_end on subscriptions (date_end nulls first, id nulls first);
create index concurrently if not exists subscriptions_by_day on subscriptions (created_at nulls first, id nulls first);
create index concurrently if not exists applications_by_day on applications (created_at nulls first, id nulls first);
create index concurrently if not exists applications_failed on applications (id) where status = 'error';
create index concurrently if not exists applications_by_person on applications (created_by) where created_by is not null;
create index concurrently if not exists invitations_by_day on invitations (created_at nulls first, id nulls first);
create index concurrently if not exists invitations_by_words on invitations using gin (person_words(customer_name, '', email, ''));
create index concurrently if not exists invitations_by_end on invitations (expires_at);
create index concurrently if not exists invitations_undelivered on invitations (id) where bounced_at is not null;
create index concurrently if not exists invitations_by_user on invitations (used_by) where used_by is not null;
create index concurrently if not exists invitations_by_sender on invitations (created_by) where created_by is not null;
create index concurrently if not exists subscription_changes_by_person on subscription_changes (user_id) where user_id is not null;
