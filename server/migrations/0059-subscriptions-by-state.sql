-- compatible: indexes alone
-- without transaction
create index concurrently if not exists subscriptions_closed on subscriptions (closed_at) where closed_at is not null;
create index concurrently if not exists subscriptions_by_begin on subscriptions (date_begin);
