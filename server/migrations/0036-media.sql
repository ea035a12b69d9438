-- compatible: tables that no build before reads, and triggers that only write to them

-- The library of pictures and films that editors upload. The files lie in DATA_DIR/media or in S3.
create table media (
  -- Drawn by chance, because a draft's picture has a public address.
  id text primary key check (id ~ '^[0-9a-f]{16}$'),
  kind text not null check (kind in ('picture', 'vector', 'video')),
  -- The end of the address, `name.extension`; the person's own name of the file is `file_name`.
  name text not null check (name ~ '^[a-z0-9-]{1,80}$'),
  extension text not null,
  file_name text not null,
  bytes bigint not null,
  width integer,
  height integer,
  -- Null until somebody has written it; empty for a picture that only decorates.
  alt text,
  -- A row is `arriving` until its file is kept: what a killed process leaves is found by it.
  state text not null default 'arriving' check (state in ('arriving', 'preparing', 'ready')),
  variants jsonb not null default '[]',
  version integer not null default 1,
  uploaded_by uuid references users on delete set null,
  created_at timestamptz not null default clock_timestamp()
);
create index media_newest on media (created_at, id);
create index media_unfinished on media (state, created_at) where state <> 'ready';

-- Which records name a file of the library, kept by triggers of the tables that are watched.
create table media_uses (
  media_id text not null references media,
  place text not null,
  record text not null,
  primary key (media_id, place, record)
);
create index media_uses_record on media_uses (place, record);

-- The files of the library that the texts of a row name.
create function media_named_in(row_values jsonb) returns table (id text) language sql stable as $$
  select distinct found[1] from regexp_matches(row_values::text, '/media/u/([0-9a-f]{16})/', 'g') found
$$;

-- The key of a row as one text.
create function media_record_key(row_values jsonb, key_columns text[]) returns text language sql immutable as $$
  select string_agg(row_values ->> name, '/' order by position)
  from unnest(key_columns) with ordinality as key (name, position)
$$;

-- The arguments of the trigger are the columns of the table's key. A file that is being removed is waited for.
create function note_media_uses() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and to_jsonb(old)::text like '%/media/u/%' then
    delete from media_uses where place = tg_table_name and record = media_record_key(to_jsonb(old), tg_argv);
  end if;
  if tg_op <> 'DELETE' and to_jsonb(new)::text like '%/media/u/%' then
    insert into media_uses (media_id, place, record)
    select kept.id, tg_table_name, media_record_key(to_jsonb(new), tg_argv)
    from (select m.id from media m where m.id in (select n.id from media_named_in(to_jsonb(new)) n) for key share) kept
    on conflict do nothing;
  end if;
  return null;
end $$;

-- Watches one more table, the rows it has already included: select watch_media_uses('drafts', 'id').
create function watch_media_uses(watched regclass, variadic key_columns text[]) returns void language plpgsql as $$
begin
  execute format(
    'create trigger media_uses after insert or update or delete on %s for each row execute function note_media_uses(%s)',
    watched, (select string_agg(quote_literal(name), ', ') from unnest(key_columns) name));
  execute format(
    'insert into media_uses (media_id, place, record)
     select m.id, %L, media_record_key(to_jsonb(t), %L) from %s t, media_named_in(to_jsonb(t)) n join media m on m.id = n.id
     where to_jsonb(t)::text like %L on conflict do nothing',
    (select relname from pg_class where oid = watched), key_columns, watched, '%/media/u/%');
end $$;

select watch_media_uses('publications', 'kind', 'code');
select watch_media_uses('faqs', 'id');
select watch_media_uses('reviews', 'id');
select watch_media_uses('advantages', 'position');
select watch_media_uses('static_pages', 'code');
select watch_media_uses('tariffs', 'code');
select watch_media_uses('tariff_notes', 'code');
select watch_media_uses('partners', 'id');
select watch_media_uses('solutions', 'code');
select watch_media_uses('solution_screens', 'solution_code', 'mobile', 'position');
select watch_media_uses('site_settings', 'id');
