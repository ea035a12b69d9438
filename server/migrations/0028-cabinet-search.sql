-- compatible: a table and a collation of their own, columns that triggers fill beside those of before

-- Which column of a partner's file held what, for the next file with the same headings.
create table import_layouts (
  partner_id integer not null references partners on delete cascade,
  -- A hash of the headings in their order.
  headings text not null,
  -- The number of the column from 0, by field.
  columns jsonb not null,
  used_at timestamptz not null default clock_timestamp(),
  primary key (partner_id, headings)
);

-- The order of names: «9 сил» before «10 друзей», quotes, dashes and spaces ignored. Its twin for the browser is
-- contract/name-order.ts (decision 0058).
create collation by_name (provider = icu, locale = 'ru-u-ka-shifted-kn');

-- Legal forms in full become their abbreviations, and the Kazakh ones the Russian ones (spec: partner-cabinet.search).
create function cabinet_fold(value text) returns text
language sql immutable strict parallel safe
as $$
  select btrim(replace(replace(replace(replace(replace(replace(replace(replace(
    ' ' || search_fold(value) || ' ',
    ' товарищество с ограниченной ответственностью ', ' тоо '),
    ' жауапкершилиги шектеули сериктестик ', ' тоо '),
    ' жауапкершилиги шектеули сериктестиги ', ' тоо '),
    ' жшс ', ' тоо '),
    ' индивидуальный предприниматель ', ' ип '),
    ' жк ', ' ип '),
    ' акционерное общество ', ' ао '),
    ' общество с ограниченной ответственностью ', ' ооо '))
$$;

-- What a cabinet's list is searched in: the name as written, in one word and with its legal form in short, and the rest.
create function cabinet_text(name text, others text) returns text
language sql immutable strict parallel safe
as $$
  select left(concat(' ', search_fold(name), ' ', replace(search_fold(name), ' ', ''), ' ', cabinet_fold(name), ' ',
    search_fold(others), ' '), 900)
$$;

-- A pattern for each word that is looked for, the beginning or a part of one in the text; an e-mail is one phrase. Legal
-- forms count only where nothing else is asked for.
create function cabinet_patterns(query text) returns text[]
language sql immutable strict parallel safe
as $$
  with addresses as (
    select '% ' || search_fold(token) || '%' as pattern
    from regexp_split_to_table(query, '\s+') token where position('@' in token) > 0 and search_fold(token) <> ''),
  words as (
    select word, word in ('тоо', 'ип', 'ао', 'ооо', 'товарищество', 'ограниченной', 'ответственностью') as is_form
    from string_to_table(cabinet_fold(regexp_replace(query, '\S*@\S*', ' ', 'g')), ' ') word where word <> ''),
  named as (select pattern from addresses union all select '%' || word || '%' from words where not is_form)
  select coalesce((select array_agg(pattern) from named), (select array_agg('% ' || word || ' %') from words), '{}')
$$;

-- A customer is found by its name, its code and its people, the owners first.
alter table subscribers add column search_text text;

create function customer_text(subscriber uuid, name text, code text) returns text
language sql stable
as $$
  select cabinet_text(name, concat(code, ' ', (
    select string_agg(concat_ws(' ', u.name, u.email), ' ' order by m.role <> 'owner', m.created_at, u.id)
    from members m join users u on u.id = m.user_id where m.subscriber_id = subscriber)))
$$;

-- Of a row that the backfill has not come to.
create function customer_text_of(subscriber uuid) returns text
language sql stable
as $$ select customer_text(s.id, s.name, s.code) from subscribers s where s.id = subscriber $$;

create or replace function fold_subscriber() returns trigger language plpgsql as $$
begin
  new.folded_name = name_fold(new.name || ' ' || new.code);
  new.search_text = customer_text(new.id, new.name, new.code);
  if tg_op = 'INSERT' then
    new.next_end = null;
  end if;
  return new;
end $$;

-- The rows are locked in one order, whoever changes people of several organisations.
create function keep_customer_texts(subscriber_ids uuid[]) returns void language plpgsql as $$
begin
  perform from subscribers where id = any (subscriber_ids) order by id for no key update;
  update subscribers s set search_text = customer_text(s.id, s.name, s.code)
    where s.id = any (subscriber_ids) and s.search_text is distinct from customer_text(s.id, s.name, s.code);
end $$;

create function keep_text_of_members() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform keep_customer_texts(array[old.subscriber_id]);
  else
    perform keep_customer_texts(array[new.subscriber_id]);
  end if;
  return null;
end $$;
create trigger member_searched after insert or delete or update of role on members
  for each row execute function keep_text_of_members();

create function keep_texts_of_user() returns trigger language plpgsql as $$
begin
  perform keep_customer_texts(array(select m.subscriber_id from members m where m.user_id = new.id));
  return null;
end $$;
create trigger user_searched after update of name, email on users
  for each row when ((old.name, old.email) is distinct from (new.name, new.email))
  execute function keep_texts_of_user();

alter table invitations add column search_text text;

create or replace function fold_invitation() returns trigger language plpgsql as $$
begin
  new.folded_name = name_fold(new.customer_name || ' ' || new.email);
  new.search_text = cabinet_text(new.customer_name, new.email);
  return new;
end $$;

insert into backfills (name) select 'search-of-customers' where exists (select from subscribers);
insert into backfills (name) select 'search-of-invitations' where exists (select from invitations);
