-- compatible: functions keep their names; what is searched is folded anew in the background, and finds meanwhile as before

-- As before, but that a farm is a legal form as well: «Крестьянское хозяйство», «Шаруа қожалығы», «КХ» (spec: partner-cabinet.search).
create or replace function cabinet_fold(value text) returns text
language sql immutable strict parallel safe
as $$
  select btrim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    ' ' || search_fold(value) || ' ',
    ' товарищество с ограниченной ответственностью ', ' тоо '),
    ' жауапкершилиги шектеули сериктестик ', ' тоо '),
    ' жауапкершилиги шектеули сериктестиги ', ' тоо '),
    ' жшс ', ' тоо '),
    ' too ', ' тоо '),
    ' индивидуальный предприниматель ', ' ип '),
    ' жк ', ' ип '),
    ' акционерное общество ', ' ао '),
    ' ao ', ' ао '),
    ' общество с ограниченной ответственностью ', ' ооо '),
    ' ooo ', ' ооо '),
    ' крестьянское хозяйство ', ' кх '),
    ' крестьянское фермерское хозяйство ', ' кх '),
    ' шаруа кожалыгы ', ' кх '),
    ' кфх ', ' кх '))
$$;

create or replace function cabinet_patterns(query text) returns text[]
language sql immutable strict parallel safe
as $$
  with addresses as (
    select '% ' || search_fold(token) || '%' as pattern
    from regexp_split_to_table(query, '\s+') token where position('@' in token) > 0 and search_fold(token) <> ''),
  words as (
    select word, word in ('тоо', 'ип', 'ао', 'ооо', 'кх', 'товарищество', 'ограниченной', 'ответственностью') as is_form
    from string_to_table(cabinet_fold(regexp_replace(query, '\S*@\S*', ' ', 'g')), ' ') word where word <> ''),
  named as (select pattern from addresses union all select '%' || word || '%' from words where not is_form)
  select coalesce((select array_agg(pattern) from named), (select array_agg('% ' || word || ' %') from words), '{}')
$$;

-- As before, but that a farm counts where nothing else is asked for; in full as well, which indexes of before have.
create or replace function console_query(typed text) returns tsquery
language sql immutable strict parallel unsafe
as $$
  with tokens as (select token from regexp_split_to_table(typed, '\s+') token where token <> '' limit 8),
  digits as (
    select ltrim(phone, '+') as all, starts_with(phone, '+7') as with_country, typed ~ '[^0-9]' as parted
    from typed_phone(typed) phone where phone is not null),
  national as (
    select right(d.all, 10) as part, d.parted from digits d where length(d.all) = 11
    union select d.all, d.parted from digits d where length(d.all) between 5 and 10 and not d.with_country
    union select substr(d.all, 2), d.parted from digits d where length(d.all) between 4 and 10 and d.with_country
    union select substr(d.all, 2), d.parted from digits d where d.all ~ '^[78]7\d{3,8}$' and not d.with_country),
  phone as (select string_agg(part || ':*', ' | ' order by part) as part, bool_or(parted) as parted from national),
  words as (
    select word from string_to_table(cabinet_fold(regexp_replace(typed, '@\S*', ' ', 'g')), ' ') word
    where word not in ('', 'тоо', 'ип', 'ао', 'ооо')),
  parts as (
    (select case word when 'кх' then '(''кх'' | ''крестьянское'')' else console_word_query(word) end as part
    from words where (word <> 'кх' or not exists (select from words where word <> 'кх'))
      and not exists (select from phone where parted) limit 8)
    union all
    select quote_literal('@' || lower(split_part(token, '@', 2))) from tokens where token ~ '^[^@]*@[^@''\\]+\.[^@''\\.]{2,}$'),
  query as (
    select concat_ws(' | ', (select nullif(string_agg(part, ' & '), '') from parts), (select part from phone)) as text)
  select nullif(text, '')::tsquery from query
$$;

insert into backfills (name) select 'search-of-customers' where exists (select from subscribers)
  on conflict (name) do update set after = null, done_at = null;
insert into backfills (name) select 'search-of-invitations' where exists (select from invitations)
  on conflict (name) do update set after = null, done_at = null;
