-- compatible: a column that the database fills itself, and an index

-- The stems of a term with their places, as a search asks for them: parsed once, and not for each group it looks at.
create function search_term(value text) returns jsonb
language sql immutable strict parallel safe
as $$
  select jsonb_agg(jsonb_build_object('lexeme', lexeme, 'place', place) order by place)
  from unnest(search_words(value)) as word (lexeme, places, weights), unnest(places) as place
$$;
alter table search_synonyms add column placed jsonb generated always as (search_term(term)) stored;

-- Groups are looked for by the beginnings of their words.
create index search_synonyms_word on search_synonyms (word collate "C");
