-- compatible: the build before neither asks for a second factor nor reads what a session notes of it
-- The second factor of whoever works in the console: a secret of time codes, sealed by a key of the installation.
create table second_factors (
  user_id uuid primary key references users on delete cascade,
  secret bytea,
  since timestamptz,
  -- The step of the last code that was used: none works twice.
  last_step bigint not null default 0,
  -- A secret that was shown and that no code has confirmed yet.
  next_secret bytea,
  next_until timestamptz,
  check ((secret is null) = (since is null)),
  check ((next_secret is null) = (next_until is null))
);

-- Codes for a lost telephone; a used one is gone.
create table second_factor_recovery_codes (
  code_hash bytea primary key,
  user_id uuid not null references users on delete cascade
);
create index second_factor_recovery_codes_user on second_factor_recovery_codes (user_id);

-- When this session showed the second factor, and when its person last proved who they are.
alter table sessions add column second_factor_at timestamptz, add column proved_at timestamptz;
