-- compatible: the build before calls the function by its name; only what it makes of Kazakh letters, mixed alphabets and
-- thousands changes, and the documents it has folded before are found by all their other words.

-- Words of two alphabets: whoever types «Hдс» or «РDF» sees no difference. A word becomes of the alphabet that can write
-- all of it, or else of which it has more letters; «1c» is «1с».
create function search_unmix(folded text) returns text
language plpgsql immutable strict parallel safe
as $$
declare
  word text;
  latin text;
  cyrillic text;
  words text[] = '{}';
begin
  if folded !~ '[a-z][^ ]*[а-я]|[а-я][^ ]*[a-z]|(^| )[0-9]+[abcehkmoptxy]( |$)' then
    return folded;
  end if;
  foreach word in array string_to_array(folded, ' ') loop
    latin = regexp_replace(word, '[^a-z]', '', 'g');
    cyrillic = regexp_replace(word, '[^а-я]', '', 'g');
    if word ~ '^[0-9]+[abcehkmoptxy]$' or latin <> '' and cyrillic <> '' and latin !~ '[^abcehikmoptxy]'
      and (cyrillic ~ '[^авсенкмортхуи]' or length(latin) <= length(cyrillic)) then
      word = translate(word, 'abcehikmoptxy', 'авсеникмортху');
    elsif latin <> '' and cyrillic <> '' and cyrillic !~ '[^авсенкмортхуи]' then
      word = translate(word, 'авсеникмортху', 'abcehikmoptxy');
    end if;
    words = words || word;
  end loop;
  return array_to_string(words, ' ');
end
$$;

-- Words as search compares them: small letters, one form for «ё» and «е» and for the Kazakh letters a Russian keyboard
-- lacks, without accents and soft hyphens, thousands joined; all that is neither letter nor digit parts words. Documents
-- and queries are folded by this one rule; its twin for the browser is contract/search-fold.ts.
create or replace function search_fold(value text) returns text
language sql immutable strict parallel safe
as $$
  select search_unmix(btrim(regexp_replace(
    regexp_replace(
      translate(lower(normalize(value, NFC) collate "ru-x-icu"),
        U&'ёәғқңөұүһі\0301\00AD\200B\200C\200D\2060\FEFF', 'еагкноуухи'),
      U&'(?<=(?:^|[^0-9])[0-9]{1,3})[ \00A0\2009\202F](?=[0-9]{3}(?:[^0-9]|$))', '', 'g'),
    '[^[:alnum:]]+', ' ', 'g')))
$$;
