-- compatible: an index alone
-- without transaction
create index concurrently if not exists subscriptions_by_begin on subscriptions (date_begin) where date_begin is not null;
