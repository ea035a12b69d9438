-- Names as people look for them: small letters, one form for «ё» and «е» and for the Kazakh letters a Russian keyboard
-- lacks (decision 0020). What is stored and what is asked for are folded by this one rule.
create function name_fold(value text) returns text
language sql immutable strict parallel safe
as $$ select translate(lower(normalize(value, NFC) collate "ru-x-icu"), 'ёәғқңөұүһі', 'еагкноуухи') $$;

-- Folding thousands of names for each request takes half a second.
alter table partners add column folded_name text generated always as (name_fold(name)) stored;

-- The months of documents as lexemes give way to their years: an index that joins a word with dozens of months takes
-- longer than one that reads all documents with the word (decision 0021).
drop index publication_search_title, publication_search_document;
update publication_search set
  title = ts_delete(title, '@' || to_char(published_on, 'YYYY-MM'))
    || array_to_tsvector(array['@' || to_char(published_on, 'YYYY')]),
  document = ts_delete(document, '@' || to_char(published_on, 'YYYY-MM'))
    || array_to_tsvector(array['@' || to_char(published_on, 'YYYY')]);

create index publication_search_title on publication_search using gin (title) with (fastupdate = off);
create index publication_search_document on publication_search using gin (document) with (fastupdate = off);

create or replace function search_keep() returns trigger
language plpgsql
as $$
declare
  -- A vector holds at most a megabyte; nobody searches beyond a book of this length.
  longest constant integer := 200000;
  -- «@2026», which nobody can type.
  year constant tsvector := array_to_tsvector(array['@' || to_char(new.published_on, 'YYYY')]);
begin
  if not new.published then
    delete from publication_search where kind = new.kind and code = new.code;
    return null;
  end if;
  insert into publication_search (kind, code, published_on, title, document)
  values (
    new.kind, new.code, new.published_on, search_words(new.title) || year,
    year || setweight(search_words(new.title), 'A') || setweight(search_words(search_plain(new.summary)), 'B')
      || setweight(search_words(left(new.plain_text, longest)), 'C'))
  on conflict (kind, code) do update
  set published_on = excluded.published_on, title = excluded.title, document = excluded.document;
  return null;
end
$$;
