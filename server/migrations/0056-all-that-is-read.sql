-- compatible: a column with a default, a view with the same columns, and triggers; the build before finds more and reads no less

-- What can be read on a page of the portal itself beside its description, kept from content/search-pages.json.
alter table search_pages add column reads text not null default '';

-- The digits of phones in a text, by which they are found however they are written: all ten, and without the code of the city.
create function search_phones(value text) returns text[]
language sql immutable strict parallel safe
as $$
  select array(
    select part from regexp_matches(value, '[0-9][0-9 ()+-]{4,}[0-9]', 'g') as found (phones),
      regexp_replace(phones[1], '[^0-9]', '', 'g') as digits, unnest(array[right(digits, 10), right(digits, 7)]) as part
    group by part order by part)
$$;

-- Lines of HTML as a list.
create function search_listed(html text) returns text
language sql immutable strict parallel safe
as $$ select regexp_replace(html, '<br */?>', ', ', 'gi') $$;

-- Everything that can be found, of every kind, from the tables that hold it.
create or replace view search_sources as
select kind, code, true as is_public, published_on,
  (case kind when 'news' then '/news/' else '/articles/' end) || code as path,
  title, '{}'::text[] as names, search_text(summary) as summary, left(search_text(text), 200000) as text
from publications where published
union all
select 'question', f.id::text, c.public_use, null, '/faqs/' || f.id, f.title, '{}', '', search_text(f.text)
from faqs f join faq_categories c on c.id = f.category_id where f.published
union all
select 'solution', code, true, null, '/solutions/' || code, title, array[name, code], search_text(short_description),
  search_text(concat(full_description, ' ', possibilities, ' ', (
    select string_agg('<p>' || replace(replace(s.title, '&', '&amp;'), '<', '&lt;') || '</p>', ' ' order by s.mobile, s.position)
    from solution_screens s where s.solution_code = code)))
from solutions where published
union all
select 'tariff', t.code, true, null, '/price?type=' || t.type_code, t.name, array[t.code],
  search_text(concat_ws(' · ', nullif(t.price_text, ''), nullif(t.app_text, ''), nullif(t.preview_text, ''))), search_text(t.detail_text)
from tariffs t where t.published
union all
-- The terms under the tariffs belong to the price list: where another service has it, neither is found.
select 'tariff', 'note:' || code, true, null, '/price', name, '{}', '', search_text(detail_text) from tariff_notes
union all
select 'review', id::text, true, null, '/reviews/' || id, quotation,
  array[fio] || case type when 'video' then array['видео отзыв', 'видеоотзыв'] else '{}' end, search_text(concat_ws(' · ', fio, nullif(info, ''))),
  search_text(text)
from reviews where published
union all
select 'partner', code, true, null, '/register/browse_partners?name=' || search_escape(name), name, search_phones(phone),
  search_text(concat_ws(' · ', city, nullif(phone, ''), nullif(mail, ''), nullif(site, ''))), search_text(description)
from partners where published
union all
select 'page', 'advantage:' || position, true, null, '/advantages#advantage-' || position, title, '{}',
  search_text(concat_ws('. ', nullif(highlight_text, ''), nullif(text, ''))), search_text(cut)
from advantages where published
union all
-- What an operator sets for the whole site is read on the home page and with the contacts.
select 'page', p.code, true, null, p.path, p.title,
  p.names || case p.code when 'help' then coalesce(search_phones(search_listed(g.value ->> 'phoneNumber')), '{}') else '{}' end, p.text,
  btrim(concat_ws(' ', p.reads, search_text(s.text), case p.code
    when 'home' then search_text(concat_ws('. ', g.value ->> 'promoHeader', g.value ->> 'promoText', (
      select string_agg(concat(one ->> 'value', ' ', one ->> 'label'), ', ' order by place)
      from jsonb_array_elements(g.value -> 'statistics') with ordinality as each (one, place)), g.value ->> 'footerBrandText'))
    when 'help' then search_text(concat_ws(', ', search_listed(g.value ->> 'phoneNumber'), g.value ->> 'supportMailto', g.value ->> 'supportHours'))
  end))
from search_pages p left join static_pages s on s.code = p.code left join site_settings g on true;

-- As before; a third argument stands before the codes of a kind that is kept in two tables.
create or replace function search_keep_rows() returns trigger
language plpgsql
as $$
declare
  changed text[];
begin
  execute format('select array_agg(distinct %L || %I::text) from %s', coalesce(tg_argv[2], ''), tg_argv[1],
    case tg_op when 'UPDATE' then format('(select %1$I from before union select %1$I from after) as rows', tg_argv[1])
      when 'INSERT' then 'after' else 'before' end) into changed;
  if changed is not null then
    perform search_refresh(tg_argv[0], changed);
  end if;
  return null;
end
$$;

create function search_keep_settings() returns trigger
language plpgsql
as $$
begin
  perform search_refresh('page', array['help', 'home']);
  return null;
end
$$;

create trigger tariff_notes_found_new after insert on tariff_notes referencing new table as after
for each statement execute function search_keep_rows('tariff', 'code', 'note:');
create trigger tariff_notes_found_changed after update on tariff_notes referencing old table as before new table as after
for each statement execute function search_keep_rows('tariff', 'code', 'note:');
create trigger tariff_notes_found_gone after delete on tariff_notes referencing old table as before
for each statement execute function search_keep_rows('tariff', 'code', 'note:');

create trigger advantages_found_new after insert on advantages referencing new table as after
for each statement execute function search_keep_rows('page', 'position', 'advantage:');
create trigger advantages_found_changed after update on advantages referencing old table as before new table as after
for each statement execute function search_keep_rows('page', 'position', 'advantage:');
create trigger advantages_found_gone after delete on advantages referencing old table as before
for each statement execute function search_keep_rows('page', 'position', 'advantage:');

create trigger screens_found_new after insert on solution_screens referencing new table as after
for each statement execute function search_keep_rows('solution', 'solution_code');
create trigger screens_found_changed after update on solution_screens referencing old table as before new table as after
for each statement execute function search_keep_rows('solution', 'solution_code');
create trigger screens_found_gone after delete on solution_screens referencing old table as before
for each statement execute function search_keep_rows('solution', 'solution_code');

create trigger settings_found_new after insert on site_settings
for each statement execute function search_keep_settings();
create trigger settings_found_changed after update on site_settings
for each statement execute function search_keep_settings();

-- In the order of the kinds and codes, as every change of content counts words.
select search_refresh('page', array(select code from search_sources where kind = 'page' order by code));
select search_refresh('solution', array(select code from solutions order by code));
select search_refresh('tariff', array(select 'note:' || code from tariff_notes order by code));
