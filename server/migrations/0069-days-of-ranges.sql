-- compatible: functions with the same arguments; the build before asks for none of the new lexemes

-- The days that a text writes only as a range («с 21 по 25 марта», «28 апреля – 2 мая») or before an «и» («5 и 6 января»), as
-- «@~03-22» and «@~2026-03-22», which nobody can type; the year is that beside them, or else that of the publication. What is
-- longer than a month is a period and no matter of its days.
create function search_written_days(value text, published_on date) returns text[]
language sql immutable parallel safe
as $$
  -- Most texts have none, which is told sooner.
  select case when value !~ U&'(?:по|и|[-–—])[ \00A0\2009\202F]?[0-9]{1,2}[ \00A0\2009\202F](?:января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря)' then '{}' else (
    select coalesce(array_agg(distinct '@~' || to_char(day, form)), '{}')
    from regexp_matches(translate(value, U&'\00A0\2009\202F', '   '),
        '(?<![0-9.,:])([0-9]{1,2})(?: (января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря)(?: 20[0-9]{2})?(?: г(?:ода|\.)?)?)?( по | и | ?[-–—] ?)([0-9]{1,2}) (января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря)(?![а-я])(?: (20[0-9]{2}))?', 'g') as found (part),
      lateral (select array['января', 'февраля', 'марта', 'апреля', 'мая', 'июня', 'июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря'] as months) as names,
      lateral (select array_position(months, part[5]) as last_month, array_position(months, coalesce(part[2], part[5])) as first_month) as month,
      -- Of a range that ends in the next year a text of its second half tells before, one of the first half after it.
      lateral (select coalesce(part[6]::int, extract(year from published_on)::int
        + (first_month > last_month and extract(month from published_on) > 6)::int) as last_year) as year,
      -- In an unknown year there is a 29th of February.
      lateral (select make_date(coalesce(last_year, 2000) - (first_month > last_month)::int, first_month, 1) + (part[1]::int - 1) as first_day,
        make_date(coalesce(last_year, 2000), last_month, 1) + (part[4]::int - 1) as last_day) as bounds,
      generate_series(first_day, last_day, interval '1 day') as day,
      unnest(case when last_year is null then array['MM-DD'] else array['MM-DD', 'YYYY-MM-DD'] end) as form
    where part[1]::int between 1 and 31 and part[4]::int between 1 and 31 and last_day - first_day <= 31
      and (part[3] <> ' и ' or day in (first_day, last_day))
  ) end
$$;

-- As before, with the days of written ranges.
create or replace function search_refresh(changed_kind text, codes text[]) returns void
language plpgsql
as $$
begin
  perform search_count(changed_kind, codes, -1);
  delete from search_texts t where t.kind = changed_kind and t.code = any (codes)
    and not exists (select from search_sources s where s.kind = changed_kind and s.code = t.code);
  with source as materialized (
    select *, search_fold(title || ' ' || array_to_string(names, ' ')) as folded_title,
      -- The parts of a phone are no numbers to be found by: «200.00» is a form.
      search_fold(case kind when 'partner' then regexp_replace(summary, '[+(]?[0-9][0-9 ()+-]{4,}[0-9]', ' ') else summary end) as folded_summary,
      search_fold(text) as folded_text,
      (select search_fold(string_agg(p.phrase, ' ')) from search_phrases p
        where (p.kind, p.code) = (search_sources.kind, search_sources.code)) as folded_phrases,
      array_to_tsvector(search_written_days(title, published_on)) as title_days,
      array_to_tsvector(search_written_days(concat_ws('. ', title, summary, text), published_on)) as written_days
    from search_sources where kind = changed_kind and code = any (codes)
  ), texts as (
    insert into search_texts (kind, code, is_public, path, title, summary, text, words, title_words, phrase_words)
    select kind, code, is_public, path, title, summary, text,
      tsvector_to_array(to_tsvector('pg_catalog.simple', folded_title || ' ' || folded_summary || ' ' || folded_text)),
      tsvector_to_array(to_tsvector('pg_catalog.simple', folded_title)),
      coalesce(tsvector_to_array(to_tsvector('pg_catalog.simple', folded_phrases)), '{}')
    from source
    on conflict (kind, code) do update set
      is_public = excluded.is_public, path = excluded.path, title = excluded.title, summary = excluded.summary,
      text = excluded.text, words = excluded.words, title_words = excluded.title_words, phrase_words = excluded.phrase_words
    returning kind, code
  )
  insert into search_documents (kind, code, is_public, published_on, names, title, document)
  select kind, code, is_public, published_on,
    case when published_on is null then array(select distinct search_fold(name) from unnest(names || title) as name) else '{}' end,
    days || title_days || titled, days || written_days || setweight(titled, 'A') || setweight(to_tsvector('pg_catalog.russian', folded_summary), 'B')
      || setweight(to_tsvector('pg_catalog.russian', folded_text), 'C')
      || setweight(search_words(case kind when 'news' then 'новость' when 'article' then 'статья' when 'question' then 'вопрос'
        when 'solution' then 'решение программа' when 'tariff' then 'тариф цена' when 'review' then 'отзыв'
        when 'partner' then 'партнёр' else 'страница' end), 'D')
  from source join texts using (kind, code),
    to_tsvector('pg_catalog.russian', folded_title) as titled,
    array_to_tsvector(case when published_on is null then array['@0'] else array[
      '@' || to_char(published_on, 'YYYY'), '@' || to_char(published_on, 'YYYY-MM'), '@' || to_char(published_on, 'MM-DD'),
      '@' || to_char(published_on, 'YYYY-MM-DD')] end) as days
  on conflict (kind, code) do update set
    is_public = excluded.is_public, published_on = excluded.published_on, names = excluded.names, title = excluded.title,
    document = excluded.document;
  perform search_count(changed_kind, codes, 1);
end
$$;

-- What was there before. In portions, because the words of one are counted together in memory.
do $$
declare
  portion record;
begin
  for portion in
    select kind, array_agg(code order by code) as codes from (
      select kind, code, (row_number() over (partition by kind order by code) - 1) / 1000 as lot from search_texts t join search_documents d using (kind, code)
      where search_written_days(concat_ws('. ', t.title, summary, text), published_on) <> '{}'
    ) as numbered group by kind, lot order by kind, lot
  loop
    perform search_refresh(portion.kind, portion.codes);
  end loop;
end
$$;
