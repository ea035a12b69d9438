-- compatible: the build before writes no values
-- What a change was from and to. Personal values lie apart from the row of the audit and go with the account; the row stays.
create table audit_values (
  audit_id bigint not null,
  -- Whose personal values these are; empty for a change of nobody's data.
  person_id uuid references users on delete cascade,
  before jsonb,
  after jsonb
);
create index audit_values_row on audit_values (audit_id);
create index audit_values_person on audit_values (person_id) where person_id is not null;

create function refuse_loss_of_values() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.person_id is not null then
    return old;
  end if;
  raise exception 'audit rows are append-only';
end $$;
create trigger audit_values_kept before update or delete on audit_values
  for each row execute function refuse_loss_of_values();
create trigger audit_values_not_emptied before truncate on audit_values
  for each statement execute function refuse_audit_change();
