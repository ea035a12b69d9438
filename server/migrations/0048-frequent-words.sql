-- compatible: functions alone
-- A word that stands in thousands of rows is dear to look for by its beginning: the index collects every row of every word
-- that begins so before the first is read. Such words are asked for whole (decision 0071): what the statistics of the index
-- know to be frequent. Where tables are small there are none, and every word is found by its beginning.
create function frequent_words(index_name text) returns text[]
language sql stable parallel unsafe
as $$
  select coalesce(array_agg(word), '{}')
  from pg_stats s
    join pg_index i on i.indexrelid = to_regclass(index_name) join pg_class t on t.oid = i.indrelid,
    unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) as common (word, share)
  where s.schemaname = current_schema() and s.tablename = index_name and word is not null and share * t.reltuples > 5000
$$;

-- The query of what was typed, as `console_query` makes it, for the words of this index. A frequent word is taken whole; a
-- single one that only frequent words begin with, as these words: more is found than is ever shown. Of a single frequent word
-- the index gives some thousands of rows instead of all, until the end of the statement's transaction.
create function console_query(typed text, index_name text) returns tsquery
language plpgsql stable parallel unsafe
as $$
declare
  asked tsquery = console_query(typed);
  frequent text[];
  word text;
  begun text[];
begin
  perform set_config('gin_fuzzy_search_limit', '0', true);
  if asked is null then
    return null;
  end if;
  frequent = frequent_words(index_name);
  if frequent = '{}' then
    return asked;
  end if;
  if numnode(asked) = 1 then
    word = (regexp_match(asked::text, '^''([^''\\]+)''(:\*)?$'))[1];
    select array_agg(each) into begun from unnest(frequent) as each
      where each = word or (right(asked::text, 2) = ':*' and starts_with(each, word));
    if begun is null then
      return asked;
    end if;
    perform set_config('gin_fuzzy_search_limit', '5000', true);
    return (select string_agg(quote_literal(each), ' | ')::tsquery from unnest(begun) as each);
  end if;
  foreach word in array frequent loop
    asked = ts_rewrite(asked, (quote_literal(word) || ':*')::tsquery, quote_literal(word)::tsquery);
  end loop;
  return asked;
end
$$;
