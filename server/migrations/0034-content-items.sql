-- compatible: tables and triggers beside what the build before reads and writes
-- Content as the console works on it. What is published stands in the public tables as before: seeds, search and pages
-- know nothing of these. Every public row has an item of its own, made by a trigger whoever writes the row.
create table content_items (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- The key of the public row; empty until a record with an address of its own is first published, and after its removal.
  code text,
  title text not null default '',
  -- The value being worked on; empty when nothing differs from what is published.
  draft jsonb,
  -- What was published when the draft was begun: what others change meanwhile is carried over into the draft.
  base jsonb,
  version integer not null default 0,
  edited_by uuid references users on delete set null,
  edited_at timestamptz,
  published_at timestamptz,
  publish_at timestamptz,
  publish_by uuid references users on delete set null,
  -- Why a publication at its time was refused.
  publish_failure text,
  removed_at timestamptz,
  unique (kind, code)
);
create index content_items_editor on content_items (edited_by) where edited_by is not null;
create index content_items_planner on content_items (publish_by) where publish_by is not null;

create table content_versions (
  item_id uuid not null references content_items on delete cascade,
  version integer not null,
  event text not null
    check (event in ('found', 'saved', 'published', 'scheduled', 'unscheduled', 'withdrawn', 'discarded', 'restored', 'removed', 'returned')),
  value jsonb not null,
  author_id uuid references users on delete set null,
  at timestamptz not null default now(),
  primary key (item_id, version)
);
create index content_versions_author on content_versions (author_id) where author_id is not null;

-- Who has a record open; lost at a crash without harm.
create unlogged table content_presence (
  item_id uuid not null references content_items on delete cascade,
  user_id uuid not null references users on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (item_id, user_id)
);
create index content_presence_person on content_presence (user_id);

-- Old addresses lead to the item, so that a chain of renames is one step.
create table moved_addresses (
  kind text not null,
  code text not null,
  item_id uuid not null references content_items on delete cascade,
  moved_at timestamptz not null default now(),
  primary key (kind, code)
);
create index moved_addresses_item on moved_addresses (item_id);

create function content_keep_items() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    execute format('insert into content_items (kind, code) select %s, %I::text from after on conflict do nothing',
      tg_argv[0], tg_argv[1]);
  else
    -- What was edited in the console keeps its history.
    execute format('delete from content_items i using before where i.kind = %s and i.code = before.%I::text and i.version = 0',
      tg_argv[0], tg_argv[1]);
  end if;
  return null;
end
$$;

do $$
declare
  each record;
begin
  for each in select * from (values
    ('publications', 'case kind when ''news'' then ''news'' else ''articles'' end', 'code'),
    ('faq_categories', '''faq-categories''', 'id'),
    ('faqs', '''questions''', 'id'),
    ('solutions', '''solutions''', 'code'),
    ('advantages', '''advantages''', 'position'),
    ('reviews', '''reviews''', 'id'),
    ('static_pages', '''pages''', 'code'),
    ('tariff_types', '''tariff-types''', 'code'),
    ('tariffs', '''tariffs''', 'code'),
    ('tariff_notes', '''tariff-notes''', 'code'),
    ('partners', '''directory''', 'code')) as kept (place, kind, key)
  loop
    execute format('insert into content_items (kind, code) select %s, %I::text from %I', each.kind, each.key, each.place);
    execute format('create trigger %I after insert on %I referencing new table as after
      for each statement execute function content_keep_items(%L, %L)', each.place || '_item_new', each.place, each.kind, each.key);
    execute format('create trigger %I after delete on %I referencing old table as before
      for each statement execute function content_keep_items(%L, %L)',
      each.place || '_item_gone', each.place, replace(each.kind, 'case kind', 'case before.kind'), each.key);
  end loop;
end
$$;

-- Records of which there is one each: they are filled in, never made.
insert into content_items (kind, code)
values ('pages', 'about'), ('pages', 'user-agreement'), ('site-settings', 'site'), ('operator-settings', 'operator')
on conflict do nothing;
