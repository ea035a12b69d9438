-- An excerpt of a found document runs from a heading into its text: without a stop the two read as one sentence.
create or replace function search_plain(html text) returns text
language sql immutable strict parallel safe
as $$
  select btrim(regexp_replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(html, '</?(?:a|strong|em|b|i|code|span|sub|sup)(?:\s[^<>]*)?>', '', 'gi'),
          '([[:alnum:]%)»"])\s*</(?:h[1-6]|p|li|th|td|dt|dd|caption|figcaption|blockquote)>(?=\s*(?:<[^<>]*>\s*)*[^<\s])',
          '\1. ', 'gi'),
        '<[^<>]*>', ' ', 'g'),
      '&nbsp;', ' '), '&laquo;', '«'), '&raquo;', '»'), '&mdash;', '—'), '&ndash;', '–'), '&shy;', ''),
      '&quot;', '"'), '&lt;', '<'), '&gt;', '>'), '&amp;', '&'),
    '\s+', ' ', 'g'))
$$;

-- A stored column keeps what the function said when the row was written.
alter table publications drop column plain_text;
alter table publications add column plain_text text generated always as (search_plain(text)) stored;
