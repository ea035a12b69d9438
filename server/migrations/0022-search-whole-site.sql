-- compatible: tables, views and triggers beside what the build before reads and keeps

-- HTML as text to be read in an excerpt: cells of a row are parted by a dot in the middle, a block from the next by a
-- stop, or by a semicolon where the next one begins with a small letter, as the points of a list do.
create function search_text(html text) returns text
language sql immutable strict parallel safe
as $$
  select btrim(regexp_replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      regexp_replace(regexp_replace(
        regexp_replace(
          regexp_replace(
            regexp_replace(
              regexp_replace(html collate "ru-x-icu", '</?(?:a|strong|em|b|i|u|s|code|span|small|sub|sup)(?:\s[^<>]*)?>', '', 'gi'),
              '([^<>\s])\s*</t[dh]>\s*(?=<t[dh][\s>])', '\1 · ', 'gi'),
            '([[:alnum:]%)»"₸])\s*</h[1-6]>(?=\s*(?:<[^<>]*>\s*)*[^<\s])', '\1. ', 'gi'),
          '([[:alnum:]%)»"₸])\s*</(?:p|li|th|td|dt|dd|caption|figcaption|blockquote)>(?=\s*(?:<[^<>]*>\s*)*[[:lower:]])', '\1; ', 'g'),
        '([[:alnum:]%)»"₸])\s*</(?:p|li|th|td|dt|dd|caption|figcaption|blockquote)>(?=\s*(?:<[^<>]*>\s*)*[^<\s])', '\1. ', 'gi'),
        '<[^<>]*>', ' ', 'g'),
      '&nbsp;', ' '), '&laquo;', '«'), '&raquo;', '»'), '&mdash;', '—'), '&ndash;', '–'), '&shy;', ''),
      '&quot;', '"'), '&lt;', '<'), '&gt;', '>'), '&amp;', '&'),
    '\s+', ' ', 'g'))
$$;

-- A text as a part of an address.
create function search_escape(value text) returns text
language sql immutable strict parallel safe
as $$
  select coalesce(string_agg(case when letter ~ '^[A-Za-z0-9_.~-]$' then letter
    else regexp_replace(upper(encode(convert_to(letter, 'UTF8'), 'hex')), '(..)', '%\1', 'g') end, '' order by place), '')
  from regexp_split_to_table(replace(value, U&'\00A0', ' '), '') with ordinality as each (letter, place)
$$;

-- Stems of a phrase in their order, as one text; an abbreviation stays itself, «ОСИ» is no form of «ОС».
create function search_stems(value text) returns text
language sql immutable strict parallel safe
as $$
  select case when length(search_fold(value)) <= 3 then search_fold(value) else coalesce(string_agg(lexeme, ' ' order by place), '') end
  from unnest(search_words(value)) as word (lexeme, places, weights), unnest(places) as place
$$;

-- Pages of the portal itself, from content/search-pages.json at each start; `names` are further words people call them by.
create table search_pages (
  code text primary key,
  path text not null,
  title text not null check (title <> ''),
  names text[] not null default '{}',
  text text not null default ''
);

-- Everything that can be found, of every kind, from the tables that hold it.
create view search_sources as
select kind, code, true as is_public, published_on,
  (case kind when 'news' then '/news/' else '/articles/' end) || code as path,
  title, '{}'::text[] as names, search_text(summary) as summary, left(search_text(text), 200000) as text
from publications where published
union all
select 'question', f.id::text, c.public_use, null, '/faqs/' || f.id, f.title, '{}', '', search_text(f.text)
from faqs f join faq_categories c on c.id = f.category_id where f.published
union all
select 'solution', code, true, null, '/solutions/' || code, title, array[name, code], search_text(short_description),
  search_text(full_description || ' ' || possibilities)
from solutions where published
union all
select 'tariff', code, true, null, '/price?type=' || type_code, name, array[code],
  search_text(concat_ws(' · ', nullif(price_text, ''), nullif(app_text, ''), nullif(preview_text, ''))), search_text(detail_text)
from tariffs where published
union all
select 'review', id::text, true, null, '/reviews/' || id, quotation, array[fio], search_text(concat_ws(' · ', fio, nullif(info, ''))),
  search_text(text)
from reviews where published
union all
-- Phones are found by their digits, however they are written: all ten, and without the code of the city.
select 'partner', code, true, null, '/register/browse_partners?name=' || search_escape(name), name,
  array(
    select part from regexp_matches(phone, '[0-9][0-9 ()+-]{4,}[0-9]', 'g') as found (phones),
      regexp_replace(phones[1], '[^0-9]', '', 'g') as digits, unnest(array[right(digits, 10), right(digits, 7)]) as part
    group by part order by part),
  search_text(concat_ws(' · ', city, nullif(phone, ''), nullif(mail, ''), nullif(site, ''))), search_text(description)
from partners where published
union all
select 'page', p.code, true, null, p.path, p.title, p.names, p.text, coalesce(search_text(s.text), '')
from search_pages p left join static_pages s on s.code = p.code;

-- What a found document is shown by, and its words for the lexicon.
create table search_texts (
  kind text not null,
  code text not null,
  is_public boolean not null,
  path text not null,
  title text not null,
  summary text not null,
  text text not null,
  words text[] not null,
  title_words text[] not null,
  primary key (kind, code)
);

-- What is searched: narrow rows, so that a word of half of all documents is found, bounded and ordered within milliseconds.
create table search_documents (
  kind text not null,
  code text not null,
  is_public boolean not null,
  published_on date,
  -- Its whole names, folded; a publication has none, its title would make the row wide.
  names text[] not null,
  -- Title and names alone, and the whole document: title A, summary and names B, text C. Each also holds its day, month and
  -- year as «@2026-11-15», «@11-15», «@2026-11» and «@2026», which nobody can type; «@0» without a day.
  title tsvector not null,
  document tsvector not null,
  primary key (kind, code),
  foreign key (kind, code) references search_texts on delete cascade
);
-- Out of line and not compressed: ranking reads a vector without unpacking it.
alter table search_documents alter column document set storage external;
-- Content changes seldom; a list of pending entries would slow each search after a change.
create index search_documents_title on search_documents using gin (title) with (fastupdate = off);
create index search_documents_document on search_documents using gin (document) with (fastupdate = off);
create index search_documents_names on search_documents using gin (names) with (fastupdate = off);
create index search_documents_day on search_documents (published_on);

-- The words of all documents with how many have them: corrections and beginnings come from here, and rare words weigh more.
-- What visitors see is counted apart.
create table search_lexicon (
  word text collate "C" primary key,
  lexeme text collate "C" not null,
  -- A skeleton in Latin letters, because pg_trgm sees no Cyrillic ones in a database of the locale C.
  skeleton text collate "C" not null,
  documents integer not null,
  titles integer not null,
  public_documents integer not null,
  public_titles integer not null
);
create index search_lexicon_lexeme on search_lexicon (lexeme);

-- Letters that are mistaken for each other are one.
create function search_skeleton(word text) returns text
language sql immutable strict parallel safe
as $$
  select regexp_replace(translate(word,
    'oyаобвгдеэжзийыклмнпрстуюфхцчшщяьъ', 'aiaabvgdeejziiiklmnprstuufhcqwwy'), '(.)\1+', '\1', 'g')
$$;

-- A term that is one word, folded; nothing for others.
create function search_single(value text) returns text
language sql immutable strict parallel safe
as $$ select nullif(regexp_replace(search_fold(value), '^.*[^a-zа-я].*$', ''), '') $$;

-- Words that mean the same in bookkeeping: rows of one group may stand for each other. First content is
-- content/search-synonyms.txt.
create table search_synonyms (
  id integer generated by default as identity primary key,
  group_id integer not null,
  term text not null check (term <> ''),
  stems text generated always as (search_stems(term)) stored,
  -- For corrections, of a single word.
  word text generated always as (search_single(term)) stored,
  skeleton text generated always as (search_skeleton(search_single(term))) stored
);
create index search_synonyms_stems on search_synonyms (stems);
create index search_synonyms_group on search_synonyms (group_id);

-- Adds the words of documents to the lexicon, or takes them away. In the order of the words, so that two changes at once
-- wait for each other and never in a circle.
create function search_count(counted_kind text, codes text[], times integer) returns void
language sql
as $$
  insert into search_lexicon as l (word, lexeme, skeleton, documents, titles, public_documents, public_titles)
  select word, (tsvector_to_array(search_words(word)))[1], search_skeleton(word), sum(all_of) * times, sum(in_title) * times,
    coalesce(sum(all_of) filter (where is_public), 0) * times, coalesce(sum(in_title) filter (where is_public), 0) * times
  from (
    select word, is_public, count(*) as all_of, 0 as in_title from search_texts, unnest(words) as word
    where kind = counted_kind and code = any (codes) group by word, is_public
    union all
    select word, is_public, 0, count(*) from search_texts, unnest(title_words) as word
    where kind = counted_kind and code = any (codes) group by word, is_public
  ) as each
  where length(word) between 2 and 40 and word !~ '[^a-zа-я]' and tsvector_to_array(search_words(word)) <> '{}'
  group by word
  order by word collate "C"
  on conflict (word) do update set
    documents = l.documents + excluded.documents, titles = l.titles + excluded.titles,
    public_documents = l.public_documents + excluded.public_documents,
    public_titles = l.public_titles + excluded.public_titles
$$;

-- Brings documents of a kind up to what their tables hold.
create function search_refresh(changed_kind text, codes text[]) returns void
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
      search_fold(text) as folded_text
    from search_sources where kind = changed_kind and code = any (codes)
  ), texts as (
    insert into search_texts (kind, code, is_public, path, title, summary, text, words, title_words)
    select kind, code, is_public, path, title, summary, text,
      tsvector_to_array(to_tsvector('pg_catalog.simple', folded_title || ' ' || folded_summary || ' ' || folded_text)),
      tsvector_to_array(to_tsvector('pg_catalog.simple', folded_title))
    from source
    on conflict (kind, code) do update set
      is_public = excluded.is_public, path = excluded.path, title = excluded.title, summary = excluded.summary,
      text = excluded.text, words = excluded.words, title_words = excluded.title_words
    returning kind, code
  )
  insert into search_documents (kind, code, is_public, published_on, names, title, document)
  select kind, code, is_public, published_on,
    case when published_on is null then array(select distinct search_fold(name) from unnest(names || title) as name) else '{}' end,
    days || titled, days || setweight(titled, 'A') || setweight(to_tsvector('pg_catalog.russian', folded_summary), 'B')
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

-- One function for the tables of a single kind: the arguments are the kind and the column with the code.
create function search_keep_rows() returns trigger
language plpgsql
as $$
declare
  changed text[];
begin
  execute format('select array_agg(distinct %I::text) from %s', tg_argv[1],
    case tg_op when 'UPDATE' then format('(select %1$I from before union select %1$I from after) as rows', tg_argv[1])
      when 'INSERT' then 'after' else 'before' end) into changed;
  if changed is not null then
    perform search_refresh(tg_argv[0], changed);
  end if;
  return null;
end
$$;

create function search_keep_publications() returns trigger
language plpgsql
as $$
declare
  changed record;
begin
  for changed in execute 'select kind, array_agg(distinct code) as codes from ' ||
    case tg_op when 'UPDATE' then '(select kind, code from before union select kind, code from after) as rows'
      when 'INSERT' then 'after' else 'before' end || ' group by kind order by kind'
  loop
    perform search_refresh(changed.kind, changed.codes);
  end loop;
  return null;
end
$$;

-- What a category says of its questions.
create function search_keep_categories() returns trigger
language plpgsql
as $$
declare
  changed text[] = array(select id::text from faqs where category_id in (select id from after) order by id);
begin
  if changed <> '{}' then
    perform search_refresh('question', changed);
  end if;
  return null;
end
$$;
create trigger faq_categories_search after update on faq_categories referencing new table as after
for each statement execute function search_keep_categories();

create trigger publications_found_new after insert on publications referencing new table as after
for each statement execute function search_keep_publications();
create trigger publications_found_changed after update on publications referencing old table as before new table as after
for each statement execute function search_keep_publications();
create trigger publications_found_gone after delete on publications referencing old table as before
for each statement execute function search_keep_publications();

create trigger faqs_found_new after insert on faqs referencing new table as after
for each statement execute function search_keep_rows('question', 'id');
create trigger faqs_found_changed after update on faqs referencing old table as before new table as after
for each statement execute function search_keep_rows('question', 'id');
create trigger faqs_found_gone after delete on faqs referencing old table as before
for each statement execute function search_keep_rows('question', 'id');

create trigger solutions_found_new after insert on solutions referencing new table as after
for each statement execute function search_keep_rows('solution', 'code');
create trigger solutions_found_changed after update on solutions referencing old table as before new table as after
for each statement execute function search_keep_rows('solution', 'code');
create trigger solutions_found_gone after delete on solutions referencing old table as before
for each statement execute function search_keep_rows('solution', 'code');

create trigger tariffs_found_new after insert on tariffs referencing new table as after
for each statement execute function search_keep_rows('tariff', 'code');
create trigger tariffs_found_changed after update on tariffs referencing old table as before new table as after
for each statement execute function search_keep_rows('tariff', 'code');
create trigger tariffs_found_gone after delete on tariffs referencing old table as before
for each statement execute function search_keep_rows('tariff', 'code');

create trigger reviews_found_new after insert on reviews referencing new table as after
for each statement execute function search_keep_rows('review', 'id');
create trigger reviews_found_changed after update on reviews referencing old table as before new table as after
for each statement execute function search_keep_rows('review', 'id');
create trigger reviews_found_gone after delete on reviews referencing old table as before
for each statement execute function search_keep_rows('review', 'id');

create trigger partners_found_new after insert on partners referencing new table as after
for each statement execute function search_keep_rows('partner', 'code');
create trigger partners_found_changed after update on partners referencing old table as before new table as after
for each statement execute function search_keep_rows('partner', 'code');
create trigger partners_found_gone after delete on partners referencing old table as before
for each statement execute function search_keep_rows('partner', 'code');

create trigger site_pages_found_new after insert on search_pages referencing new table as after
for each statement execute function search_keep_rows('page', 'code');
create trigger site_pages_found_changed after update on search_pages referencing old table as before new table as after
for each statement execute function search_keep_rows('page', 'code');
create trigger site_pages_found_gone after delete on search_pages referencing old table as before
for each statement execute function search_keep_rows('page', 'code');

create trigger static_pages_found_new after insert on static_pages referencing new table as after
for each statement execute function search_keep_rows('page', 'code');
create trigger static_pages_found_changed after update on static_pages referencing old table as before new table as after
for each statement execute function search_keep_rows('page', 'code');
create trigger static_pages_found_gone after delete on static_pages referencing old table as before
for each statement execute function search_keep_rows('page', 'code');

-- What was there before. In portions, because the words of one are counted together in memory.
do $$
declare
  portion record;
begin
  for portion in
    select kind, array_agg(code) as codes from (
      select kind, code, (row_number() over (partition by kind order by code) - 1) / 1000 as lot from search_sources
    ) as numbered group by kind, lot order by kind, lot
  loop
    perform search_refresh(portion.kind, portion.codes);
  end loop;
end
$$;
