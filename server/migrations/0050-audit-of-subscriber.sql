-- compatible: an index alone
-- without transaction
create index concurrently if not exists audit_of_subscriber
  on audit (subscriber_id, at) where subscriber_id is not null;
