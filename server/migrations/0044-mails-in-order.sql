-- compatible: indexes alone
-- without transaction
create index concurrently if not exists mails_by_day on mails (created_at, id);
create index concurrently if not exists mails_of_kind on mails (kind, created_at, id);
create index concurrently if not exists mails_waiting_by_day on mails (created_at, id) where state = 'queued';
create index concurrently if not exists mails_dead_by_day on mails (created_at, id) where state = 'dead';
create index concurrently if not exists mails_by_words on mails using gin (mail_words(recipient_name, recipient_address, subject));
