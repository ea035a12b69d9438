-- compatible: a table of its own, which triggers fill

-- What a customer with many people is searched by, whole: what stands in the index is cut (decision 0058). Only customers whose
-- text does not fit have a row.
create table long_customer_texts (
  subscriber_id uuid primary key references subscribers on delete cascade,
  text text not null
);

create function cabinet_whole_text(name text, others text) returns text
language sql immutable strict parallel safe
as $$
  select concat(' ', search_fold(name), ' ', replace(search_fold(name), ' ', ''), ' ', cabinet_fold(name), ' ',
    search_fold(others), ' ')
$$;

create or replace function cabinet_text(name text, others text) returns text
language sql immutable strict parallel safe
as $$ select left(cabinet_whole_text(name, others), 900) $$;

create function customer_whole_text(subscriber uuid, name text, code text) returns text
language sql stable
as $$
  select cabinet_whole_text(name, concat(code, ' ', (
    select string_agg(concat_ws(' ', u.name, u.email), ' ' order by m.role <> 'owner', m.created_at, u.id)
    from members m join users u on u.id = m.user_id where m.subscriber_id = subscriber)))
$$;

create function keep_long_texts(subscriber_ids uuid[]) returns void language plpgsql as $$
begin
  delete from long_customer_texts t using subscribers s
    where t.subscriber_id = any (subscriber_ids) and s.id = t.subscriber_id and length(s.search_text) < 900;
  insert into long_customer_texts as t (subscriber_id, text)
    select s.id, customer_whole_text(s.id, s.name, s.code) from subscribers s
    where s.id = any (subscriber_ids) and length(s.search_text) = 900
    order by s.id
  on conflict (subscriber_id) do update set text = excluded.text where t.text <> excluded.text;
end $$;

-- People beyond the cut change nothing in the row of the customer itself.
create or replace function keep_customer_texts(subscriber_ids uuid[]) returns void language plpgsql as $$
begin
  perform from subscribers where id = any (subscriber_ids) order by id for no key update;
  update subscribers s set search_text = customer_text(s.id, s.name, s.code)
    where s.id = any (subscriber_ids) and s.search_text is distinct from customer_text(s.id, s.name, s.code);
  perform keep_long_texts(subscriber_ids);
end $$;

create function keep_long_text_of_subscriber() returns trigger language plpgsql as $$
begin
  perform keep_long_texts(array[new.id]);
  return null;
end $$;
create trigger subscriber_searched after update of name, code on subscribers
  for each row when (length(old.search_text) = 900 or length(new.search_text) = 900)
  execute function keep_long_text_of_subscriber();

insert into long_customer_texts (subscriber_id, text)
  select id, customer_whole_text(id, name, code) from subscribers where length(search_text) = 900;
