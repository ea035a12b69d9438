-- compatible: an index alone
-- without transaction
create index concurrently if not exists consents_to_news on consents (id)
  include (user_id) where kind = 'news' and withdrawn_at is null;
