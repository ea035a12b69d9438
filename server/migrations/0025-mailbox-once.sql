-- compatible: an index alone
-- without transaction
create unique index concurrently if not exists users_mailbox on users (mailbox);
