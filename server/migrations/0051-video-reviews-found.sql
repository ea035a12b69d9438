-- compatible: a view with the same columns, and the documents of video reviews written anew

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
  search_text(full_description || ' ' || possibilities)
from solutions where published
union all
select 'tariff', code, true, null, '/price?type=' || type_code, name, array[code],
  search_text(concat_ws(' · ', nullif(price_text, ''), nullif(app_text, ''), nullif(preview_text, ''))), search_text(detail_text)
from tariffs where published
union all
select 'review', id::text, true, null, '/reviews/' || id, quotation,
  array[fio] || case type when 'video' then array['видео отзыв', 'видеоотзыв'] else '{}' end, search_text(concat_ws(' · ', fio, nullif(info, ''))),
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

-- In their order, as every change of content counts words.
select search_refresh('review', array(select id::text from reviews where type = 'video' order by id));
