-- compatible: columns that triggers fill, an empty table of backfills; the build before reads and writes as it did

-- What a backfill still has to do; a row without `done_at` is worked at while the portal serves (decision 0045).
create table backfills (
  name text primary key,
  -- The last key that is done, as text.
  after text,
  rows bigint not null default 0,
  started_at timestamptz not null default clock_timestamp(),
  done_at timestamptz
);

-- A partner's customers in the order of their ends, found by a part of their names. An end that has passed is computed
-- anew where it is read, until the job of the ends has been there; «-infinity» is the end of a row that neither the
-- backfill nor a trigger has come to: such a row may lack its folded name too.
alter table subscribers
  add column next_end date default '-infinity',
  add column folded_name text;

-- The nearest end ahead; of a tariff only the latest counts, and one without an end does not end.
create function next_end_of(subscriber uuid) returns date language sql stable as $$
  select min(e.ends) from (
    select max(t.date_end) as ends from subscriptions t where t.subscriber_id = subscriber
    group by t.tariff_name having bool_and(t.date_end is not null)) e
  where e.ends >= (now() at time zone 'Asia/Almaty')::date
$$;

create function fold_subscriber() returns trigger language plpgsql as $$
begin
  new.folded_name = name_fold(new.name || ' ' || new.code);
  if tg_op = 'INSERT' then
    new.next_end = null;
  end if;
  return new;
end $$;
create trigger subscriber_folded before insert or update of name, code on subscribers
  for each row execute function fold_subscriber();

-- The row is locked before its end is computed: whoever comes second sees what the first has changed.
create function keep_next_end() returns trigger language plpgsql as $$
declare
  concerned constant uuid[] = case tg_op
    when 'INSERT' then array[new.subscriber_id]
    when 'DELETE' then array[old.subscriber_id]
    else array[old.subscriber_id, new.subscriber_id] end;
begin
  perform from subscribers where id = any (concerned) order by id for no key update;
  update subscribers s
    set next_end = next_end_of(s.id), folded_name = coalesce(s.folded_name, name_fold(s.name || ' ' || s.code))
    where s.id = any (concerned) and s.next_end is distinct from next_end_of(s.id);
  return null;
end $$;
create trigger subscription_ends_kept after insert or delete on subscriptions
  for each row execute function keep_next_end();
create trigger subscription_end_kept after update of date_end, tariff_name, subscriber_id on subscriptions
  for each row when ((old.date_end, old.tariff_name, old.subscriber_id)
    is distinct from (new.date_end, new.tariff_name, new.subscriber_id))
  execute function keep_next_end();

insert into backfills (name) select 'ends-of-customers' where exists (select from subscribers);
