-- compatible: an index alone
-- without transaction
create index concurrently if not exists audit_of_action
  on audit (action, at);
