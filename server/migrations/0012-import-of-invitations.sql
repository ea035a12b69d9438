-- Letters of a whole list (an import of invitations, a partner's word to its customers) go apart from letters somebody
-- waits for (a recovery, one invitation): those never stand behind ten thousand others.
alter table mails
  add column bulk boolean not null default false,
  -- Whom an answer goes to; nobody in particular when empty.
  add column reply_to_name text not null default '',
  add column reply_to_address text not null default ''
    check (reply_to_address = '' or reply_to_address ~ '^[^\s@<>,;]+@[^\s@<>,;]+$');
create index mails_bulk_due on mails (next_attempt_at, id) where state = 'queued' and bulk;

-- A partner's open invitation of an e-mail is looked for by thousands.
create index invitations_partner_email on invitations (partner_id, lower(email));

create table invitation_imports (
  id uuid primary key default gen_random_uuid(),
  partner_id integer not null references partners,
  created_by uuid references users on delete set null,
  file_name text not null,
  -- `draft` is read and checked; nobody is invited before it is `running`.
  state text not null default 'draft' check (state in ('draft', 'running', 'done')),
  total integer not null,
  bad integer not null,
  invited integer not null default 0,
  skipped integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  started_at timestamptz,
  finished_at timestamptz
);
create index invitation_imports_partner on invitation_imports (partner_id, created_at);
create index invitation_imports_running on invitation_imports (started_at) where state = 'running';

create table invitation_import_rows (
  import_id uuid not null references invitation_imports on delete cascade,
  place integer not null,
  -- As spreadsheets number it.
  line integer not null,
  customer_name text not null,
  email text not null,
  tariff_name text not null,
  note text not null,
  -- What is wrong, by field, as the person reads it.
  problems jsonb not null default '{}',
  state text not null check (state in ('bad', 'ready', 'invited', 'skipped')),
  primary key (import_id, place)
);
create index invitation_import_rows_state on invitation_import_rows (import_id, state, place);

-- What a partner wrote to its customers; the key comes from the browser, so that a second press sends nothing.
create table customer_letters (
  partner_id integer not null references partners,
  key uuid not null,
  created_by uuid references users on delete set null,
  subject text not null,
  text text not null,
  customers integer not null,
  queued integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  primary key (partner_id, key)
);
