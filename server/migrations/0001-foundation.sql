-- People, organisations, applications, catalogue: what the portal stands on.
-- Order of names is always written COLLATE "ru-x-icu" in the queries: an outside database has another default.

create table subscribers (
  id uuid primary key default gen_random_uuid(),
  code text not null unique,
  name text not null check (name <> ''),
  created_at timestamptz not null default now()
);

create table users (
  id uuid primary key default gen_random_uuid(),
  login text not null check (login <> ''),
  -- The login after NFC, lower case and folding of look-alike letters: no twin can be registered.
  login_key text not null unique,
  email text,
  email_key text unique,
  name text not null default '',
  phone text,
  password_hash text not null,
  roles text[] not null default '{subscriber}',
  current_subscriber_id uuid references subscribers,
  blocked_at timestamptz,
  created_at timestamptz not null default now(),
  check (roles <@ array['subscriber', 'partner', 'operator'])
);

create table members (
  user_id uuid not null references users on delete cascade,
  subscriber_id uuid not null references subscribers on delete cascade,
  role text not null check (role in ('owner', 'administrator', 'user')),
  created_at timestamptz not null default now(),
  primary key (user_id, subscriber_id)
);
create index members_subscriber on members (subscriber_id);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  user_id uuid not null references users on delete cascade,
  foreign_computer boolean not null,
  user_agent text not null default '',
  address text,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  idle_until timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id, created_at desc);
create index sessions_idle on sessions (idle_until);

create table subscriptions (
  id uuid primary key default gen_random_uuid(),
  subscriber_id uuid not null references subscribers on delete cascade,
  tariff_name text not null,
  date_end date,
  created_at timestamptz not null default now()
);
create index subscriptions_subscriber on subscriptions (subscriber_id, date_end);

create table solutions (
  code text primary key check (code ~ '^[a-z0-9_-]{1,64}$'),
  type text not null,
  category text not null check (category in ('commercial', 'government', 'industry')),
  position integer not null,
  title text not null,
  name text not null,
  logo_path text not null,
  start_url text,
  short_description text not null default '',
  full_description text not null default '',
  possibilities text not null default '',
  enable_demo boolean not null default false,
  has_mobile_app boolean not null default false,
  published boolean not null default true,
  updated_at timestamptz not null default now()
);
create index solutions_order on solutions (category, position);

create table solution_screens (
  solution_code text not null references solutions on delete cascade,
  mobile boolean not null default false,
  position integer not null,
  path text not null,
  title text not null,
  width integer not null,
  height integer not null,
  primary key (solution_code, mobile, position)
);

create table applications (
  id bigint generated always as identity (start with 20001) primary key,
  subscriber_id uuid not null references subscribers,
  solution_code text not null references solutions,
  name text not null check (name <> '' and char_length(name) <= 100),
  status text not null default 'preparation' check (status in ('preparation', 'ready', 'error')),
  created_by uuid references users on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  ready_at timestamptz
);
-- Newest first within a subscriber; the second index counts by kind without touching the table.
create index applications_of_subscriber on applications (subscriber_id, id desc);
create index applications_by_solution on applications (subscriber_id, solution_code, id desc);
create index applications_in_preparation on applications (id) where status = 'preparation';

-- The embedded hosting platform: its own memory, reached only through the port `hosting`.
create table hosting_stands (
  key text primary key,
  solution_code text not null,
  name text not null,
  demo_of uuid references users on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  ready_at timestamptz not null
);

create table site_settings (
  id boolean primary key default true check (id),
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- Who did what, when: only ever inserted.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  action text not null,
  user_id uuid,
  subscriber_id uuid,
  object text,
  address text,
  request_id text,
  details jsonb not null default '{}'
);
create index audit_at on audit (at);
create index audit_user on audit (user_id, at);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit rows are append-only';
end $$;
create trigger audit_append_only before update or truncate on audit
  for each statement execute function refuse_audit_change();

-- Counters of rate-limiter-flexible, in the shape that library wants.
create table limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index limits_expire on limits (expire);
