-- compatible: functions alone
-- What the console's lists are searched by (decision 0062): words folded as all searches fold, each found by its beginning.
-- They stand in indexes of expressions, so that no column has to be kept; an index is built with no search path of its own.
create function console_words(value text) returns tsvector
language sql immutable strict parallel safe
as $$
  select array_to_tsvector(array(select distinct left(word, 100) from string_to_table(value, ' ') word where word <> ''))
$$;

-- A person: the words of the name, of the login and of the e-mail before its @, the e-mail's domain as one, and the phone's
-- digits without the country. Domains are no words: half of all people share one.
create function person_words(name text, login text, email text, phone text) returns tsvector
language sql immutable parallel safe cost 5000 set search_path from current
as $$
  select console_words(concat(
    search_fold(concat(name, ' ', split_part(login, '@', 1), ' ', split_part(email, '@', 1))), ' ',
    '@' || nullif(lower(split_part(email, '@', 2)), ''), ' ', right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)))
$$;

-- An organisation or a partner: its name without the legal form, the same in one word, and its code with and without zeros.
create function firm_words(name text, code text) returns tsvector
language sql immutable parallel safe cost 5000 set search_path from current
as $$
  select console_words(concat(named, ' ', replace(named, ' ', ''), ' ', coded, ' ', replace(coded, ' ', ''), ' ',
    ltrim(coded, '0')))
  from (select regexp_replace(cabinet_fold(name), '\m(тоо|ип|ао|ооо)\M', ' ', 'g') as named, search_fold(code) as coded
    offset 0) folded
$$;

-- A word of three letters and more is found by its beginning, a shorter one whole.
create function console_word_query(word text) returns text
language sql immutable strict parallel safe
as $$
  select '''' || word || '''' || case when char_length(word) > 2 then ':*' else '' end
$$;

-- The query of what was typed: all words, or the digits of a phone, which alone count where they are parted as in a phone; of
-- an e-mail what stands before the @, and the domain where it is whole. Null, which finds nothing, when nothing is left.
-- Unsafe for workers: to begin them costs more than the little that a page reads.
create function console_query(typed text) returns tsquery
language sql immutable strict parallel unsafe
as $$
  with tokens as (select token from regexp_split_to_table(typed, '\s+') token where token <> '' limit 8),
  digits as (
    select regexp_replace(typed, '[^0-9]', '', 'g') as all, typed ~ '[^0-9]' as parted where typed ~ '^[0-9+() -]+$'),
  phone as (
    select case when length(d.all) = 11 then right(d.all, 10) else d.all end || ':*' as part, d.parted
    from digits d where length(d.all) between 5 and 11),
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
