-- compatible: an index alone
-- without transaction
create index concurrently if not exists invitations_by_use
  on invitations (used_at) where used_at is not null;
