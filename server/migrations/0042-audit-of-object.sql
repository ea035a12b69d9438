-- compatible: an index alone
-- without transaction
create index concurrently if not exists audit_of_object
  on audit (object, at) where object is not null;
