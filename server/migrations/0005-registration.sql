-- Invitations of partners, registration by them, recovery of a password.

-- Keys of the installation; made by the first process that asks. Shared by all processes of one database.
create table installation_keys (
  name text primary key,
  key bytea not null,
  created_at timestamptz not null default now()
);

-- People of a service partner: they see the partner's own customers and invitations only.
create table partner_members (
  user_id uuid primary key references users on delete cascade,
  partner_id integer not null references partners,
  created_at timestamptz not null default now()
);
create index partner_members_partner on partner_members (partner_id);

-- The partner that serves the subscriber.
alter table subscribers add column partner_id integer references partners;
create index subscribers_partner on subscribers (partner_id);
create sequence subscriber_codes start with 10001;

create table invitations (
  id uuid primary key default gen_random_uuid(),
  partner_id integer not null references partners,
  email text not null check (email <> ''),
  customer_name text not null default '',
  note text not null default '',
  tariff_name text not null default '',
  created_by uuid references users on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null default clock_timestamp() + interval '14 days',
  sent_at timestamptz,
  opened_at timestamptz,
  bounced_at timestamptz,
  revoked_at timestamptz,
  revoked_reason text not null default '',
  used_at timestamptz,
  used_by uuid references users on delete set null,
  subscriber_id uuid references subscribers on delete set null,
  check (used_at is null or revoked_at is null)
);
create index invitations_partner on invitations (partner_id, created_at desc, id);

-- An invitation has a code for each letter sent and each link copied: the code itself is kept nowhere, only its keyed
-- hash, so a new letter needs a new code, and the earlier letter must go on working. One use spends them all.
create table invitation_codes (
  code_hash bytea primary key,
  invitation_id uuid not null references invitations on delete cascade,
  created_at timestamptz not null default now()
);
create index invitation_codes_invitation on invitation_codes (invitation_id);

-- One living recovery code a user; single use, kept hashed.
create table password_recoveries (
  user_id uuid primary key references users on delete cascade,
  code_hash bytea not null unique,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null default clock_timestamp() + interval '60 minutes'
);

-- What a person agreed to, when, in which edition.
create table consents (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('agreement', 'news')),
  edition text not null default '',
  given_at timestamptz not null default clock_timestamp()
);
create index consents_user on consents (user_id);
