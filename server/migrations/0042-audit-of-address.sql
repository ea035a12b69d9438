-- compatible: an index alone
-- without transaction
create index concurrently if not exists audit_of_address
  on audit (address, at) where address is not null;
