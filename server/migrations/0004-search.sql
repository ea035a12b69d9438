-- Search over news and articles. What is found stands in a table of its own, kept by a trigger:
-- its rows are narrow, so that a word of half of all documents is found, bounded and ordered within milliseconds.

-- HTML without its tags: an inline tag parts no word, any other does.
create function search_plain(html text) returns text
language sql immutable strict parallel safe
as $$
  select btrim(regexp_replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      regexp_replace(
        regexp_replace(html, '</?(?:a|strong|em|b|i|code|span|sub|sup)(?:\s[^<>]*)?>', '', 'gi'),
        '<[^<>]*>', ' ', 'g'),
      '&nbsp;', ' '), '&laquo;', '«'), '&raquo;', '»'), '&mdash;', '—'), '&ndash;', '–'), '&shy;', ''),
      '&quot;', '"'), '&lt;', '<'), '&gt;', '>'), '&amp;', '&'),
    '\s+', ' ', 'g'))
$$;

-- Words as search compares them: small letters, «ё» as «е», without accents and soft hyphens; all that is neither letter
-- nor digit parts words. Documents and queries are folded by this one rule.
create function search_fold(value text) returns text
language sql immutable strict parallel safe
as $$
  select btrim(regexp_replace(
    translate(lower(normalize(value, NFC) collate "ru-x-icu"), U&'ё\0301\00AD\200B\200C\200D\2060\FEFF', 'е'),
    '[^[:alnum:]]+', ' ', 'g'))
$$;

create function search_words(value text) returns tsvector
language sql immutable strict parallel safe
as $$ select to_tsvector('pg_catalog.russian', search_fold(value)) $$;

-- What a found document is shown by; tags are taken off once, on write.
alter table publications add column plain_text text generated always as (search_plain(text)) stored;

create table publication_search (
  kind text not null,
  code text not null,
  published_on date not null,
  -- The title alone, and the whole document: title A, summary B, text C. Each also holds its month as «@2026-11», which
  -- nobody can type: a word of very many documents is first looked for among the fresh ones, within the index.
  title tsvector not null,
  document tsvector not null,
  primary key (kind, code),
  foreign key (kind, code) references publications on update cascade on delete cascade
);
-- Out of line and not compressed: the rows stay narrow, and ranking reads a vector without unpacking it.
alter table publication_search alter column document set storage external;
-- Content changes seldom; a list of pending entries would slow each search after a change.
create index publication_search_title on publication_search using gin (title) with (fastupdate = off);
create index publication_search_day on publication_search (published_on);
create index publication_search_document on publication_search using gin (document) with (fastupdate = off);

create function search_keep() returns trigger
language plpgsql
as $$
declare
  -- A vector holds at most a megabyte; nobody searches beyond a book of this length.
  longest constant integer := 200000;
  month constant tsvector := array_to_tsvector(array['@' || to_char(new.published_on, 'YYYY-MM')]);
begin
  if not new.published then
    delete from publication_search where kind = new.kind and code = new.code;
    return null;
  end if;
  insert into publication_search (kind, code, published_on, title, document)
  values (
    new.kind, new.code, new.published_on, search_words(new.title) || month,
    month || setweight(search_words(new.title), 'A') || setweight(search_words(search_plain(new.summary)), 'B')
      || setweight(search_words(left(new.plain_text, longest)), 'C'))
  on conflict (kind, code) do update
  set published_on = excluded.published_on, title = excluded.title, document = excluded.document;
  return null;
end
$$;
create trigger publications_search after insert or update on publications
for each row execute function search_keep();
-- What was there before the search.
update publications set published = published;
