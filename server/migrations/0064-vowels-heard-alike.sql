-- compatible: both builds compare what this function makes of both sides

-- As before, and «е» and «и» are one as well: «резирвная» begins to look like «резервная».
create or replace function search_skeleton(word text) returns text
language sql immutable strict parallel safe
as $$
  select regexp_replace(translate(word,
    'oyаобвгдеэжзийыклмнпрстуюфхцчшщяьъ', 'aiaabvgdiijziiiklmnprstuufhcqwwy'), '(.)\1+', '\1', 'g')
$$;
update search_lexicon set skeleton = search_skeleton(word) where skeleton <> search_skeleton(word);
update search_synonyms set term = term;
