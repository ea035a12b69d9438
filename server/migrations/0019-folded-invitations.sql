-- compatible: a column that a trigger fills

-- Invitations found by a part of a name or an e-mail, without folding ten thousand of them for each request.
alter table invitations add column folded_name text;

create function fold_invitation() returns trigger language plpgsql as $$
begin
  new.folded_name = name_fold(new.customer_name || ' ' || new.email);
  return new;
end $$;
create trigger invitation_folded before insert or update of customer_name, email on invitations
  for each row execute function fold_invitation();

insert into backfills (name) select 'folded-invitations' where exists (select from invitations);
