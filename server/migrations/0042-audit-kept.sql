-- compatible: the build before deletes only what is past its keeping
-- A row of the audit goes when it is past its keeping of 400 days, and what it says of before and after with it.
create function refuse_early_removal() returns trigger language plpgsql as $$
begin
  if old.at < now() - interval '400 days' then
    return old;
  end if;
  raise exception 'audit rows are append-only';
end $$;
create trigger audit_not_removed before delete on audit
  for each row execute function refuse_early_removal();

create or replace function refuse_loss_of_values() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and (old.person_id is not null or not exists (
      select from audit where id = old.audit_id and at >= now() - interval '400 days')) then
    return old;
  end if;
  raise exception 'audit rows are append-only';
end $$;
