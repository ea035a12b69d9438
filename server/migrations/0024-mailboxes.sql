-- compatible: a column that a trigger fills

-- The mailbox of the e-mail, the same for every way to write it: composed, lower case, an international domain in ASCII.
-- Of old accounts that share a mailbox one has it and the others have none here; they stay as they are.
alter table users add column mailbox text;

-- Whichever build writes: what is ASCII is its own mailbox in lower case. The rest is computed by the portal, and what a
-- build before has written meanwhile is filled in anew.
create function keep_mailbox() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.email is not distinct from old.email then return new; end if;
  if tg_op = 'INSERT' and new.mailbox is not null then return new; end if;
  if tg_op = 'UPDATE' and new.mailbox is distinct from old.mailbox then return new; end if;
  new.mailbox = null;
  if new.email is null then return new; end if;
  if octet_length(new.email) = char_length(new.email) then
    new.mailbox = lower(new.email collate "C");
    if exists (select from users where mailbox = new.mailbox and id <> new.id) then new.mailbox = null; end if;
  else
    insert into backfills (name) values ('mailboxes') on conflict (name) do update set done_at = null, after = null;
  end if;
  return new;
end $$;
create trigger mailbox_kept before insert or update of email on users
  for each row execute function keep_mailbox();

insert into backfills (name) select 'mailboxes' where exists (select from users) on conflict do nothing;
