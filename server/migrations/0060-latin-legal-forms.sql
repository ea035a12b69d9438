-- compatible: the function keeps its name; texts folded before have Latin forms as they were, and queries leave forms out

-- Legal forms in full become their abbreviations, the Kazakh ones the Russian ones, and those in Latin letters that look
-- the same Cyrillic (spec: partner-cabinet.search).
create or replace function cabinet_fold(value text) returns text
language sql immutable strict parallel safe
as $$
  select btrim(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    ' ' || search_fold(value) || ' ',
    ' товарищество с ограниченной ответственностью ', ' тоо '),
    ' жауапкершилиги шектеули сериктестик ', ' тоо '),
    ' жауапкершилиги шектеули сериктестиги ', ' тоо '),
    ' жшс ', ' тоо '),
    ' too ', ' тоо '),
    ' индивидуальный предприниматель ', ' ип '),
    ' жк ', ' ип '),
    ' акционерное общество ', ' ао '),
    ' ao ', ' ао '),
    ' общество с ограниченной ответственностью ', ' ооо '),
    ' ooo ', ' ооо '))
$$;
