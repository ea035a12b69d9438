-- compatible: a function with the same arguments

-- A text with its phones as all their digits, with and without the code of the city: «200» is no part of one.
create function search_with_whole_phones(value text) returns text
language sql immutable parallel safe
as $$
  select regexp_replace(value, phone, ' ', 'g') || coalesce((
      select string_agg(right(digits, 10) || ' ' || right(digits, 7), ' ' order by digits)
      from regexp_matches(value, '(' || phone || ')', 'g') as found (parts), regexp_replace(parts[1], '[^0-9]', '', 'g') as digits), '')
  from (select '(?:\+7|\m8)[ \u00A0]?\(?[0-9]{3}\)?(?:[ \u00A0-]?[0-9]){7}\M' as phone) as written
$$;

-- As before, with the phones of the pages whole.
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
      search_fold(case kind when 'page' then search_with_whole_phones(text) else text end) as folded_text,
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

select search_refresh('page', array_agg(code)) from search_pages having count(*) > 0;
