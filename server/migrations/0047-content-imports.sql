-- compatible: tables that no build before reads
-- Imports of a content archive. The archive itself lies in the storage of the library until the import ends.
create table content_imports (
  id uuid primary key default gen_random_uuid(),
  state text not null default 'checking'
    check (state in ('checking', 'refused', 'ready', 'applying', 'done', 'failed', 'discarded')),
  file_name text not null,
  bytes bigint not null,
  -- Of its manifest: the product's version and when it was made.
  product text,
  made_at text,
  -- How far the check or the import is; the work itself is one transaction, so these are written beside it.
  done integer not null default 0,
  total integer not null default 0,
  -- Who works on it, and when they last said so: after a kill somebody else goes on.
  worker uuid,
  worked_at timestamptz,
  removes_extra boolean not null default false,
  -- What the check found or the import did: numbers by kind.
  counts jsonb not null default '[]',
  -- Why it was refused, in a sentence, and the records that are wrong.
  failure text,
  problems jsonb not null default '[]',
  -- What happened between the check and the import, to whoever looks at the preview again.
  notice text,
  started_by uuid references users on delete set null,
  origin jsonb,
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz
);
create index content_imports_newest on content_imports (created_at);
create index content_imports_person on content_imports (started_by) where started_by is not null;
-- One at a time: two of them would undo each other.
create unique index content_imports_one on content_imports ((true)) where state in ('checking', 'ready', 'applying');

-- What an archive would change, record by record; gone once the import has ended.
create table content_import_records (
  import_id uuid not null references content_imports on delete cascade,
  place integer not null,
  -- A kind of content, or `media`.
  kind text not null,
  -- The key of the record, or the id of one that has no key yet.
  key text not null,
  title text not null default '',
  verdict text not null check (verdict in ('new', 'changed', 'same', 'extra', 'kept')),
  -- As it stands in the archive; empty for what is here alone.
  record jsonb,
  before jsonb,
  after jsonb,
  -- A digest of what stood here at the check.
  seen text not null default '',
  primary key (import_id, place),
  unique (import_id, kind, key)
);
