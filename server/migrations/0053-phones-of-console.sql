-- compatible: functions alone
-- The digits of a phone as an operator types or pastes it, a + before them when its country was said: without the word
-- before it and the extension behind it. Null for what is no phone.
create function typed_phone(typed text) returns text
language sql immutable strict parallel safe
as $$
  select regexp_replace(phone, '[^0-9+]', '', 'g')
  from regexp_replace(
    regexp_replace(lower(typed), '[,;]?\s*\m(доб|добавочный|вн|внутр|внутренний|ext)\M[.:]?\s*\d*\s*$', ''),
    '^\s*(тел|телефон|т|моб|мобильный|сот|сотовый|phone|tel)\M[.:]*\s*', '') phone
  where phone ~ '^[0-9+()\s\u00a0‐‑‒–—-]+$' and phone ~ '[0-9]'
$$;

-- As before, but that a phone may begin with its country: what stands behind it is looked for from its third digit on.
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
  parts as (
    (select console_word_query(word) as part
    from string_to_table(cabinet_fold(regexp_replace(typed, '@\S*', ' ', 'g')), ' ') word
    where word not in ('', 'тоо', 'ип', 'ао', 'ооо') and not exists (select from phone where parted) limit 8)
    union all
    select quote_literal('@' || lower(split_part(token, '@', 2))) from tokens where token ~ '^[^@]*@[^@''\\]+\.[^@''\\.]{2,}$'),
  query as (
    select concat_ws(' | ', (select nullif(string_agg(part, ' & '), '') from parts), (select part from phone)) as text)
  select nullif(text, '')::tsquery from query
$$;
