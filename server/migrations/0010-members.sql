-- Colleagues: an organisation invites a person by e-mail into one of its roles.

create table member_invitations (
  id uuid primary key default gen_random_uuid(),
  subscriber_id uuid not null references subscribers on delete cascade,
  email text not null check (email <> ''),
  -- The e-mail as accounts are compared by it: whoever joins must have this one.
  email_key text not null,
  role text not null check (role in ('owner', 'administrator', 'user')),
  created_by uuid references users on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null default clock_timestamp() + interval '14 days',
  -- The newest letter of the invitation, by its key in the outbox.
  letter_key text unique,
  sent_at timestamptz,
  opened_at timestamptz,
  bounced_at timestamptz,
  revoked_at timestamptz,
  used_at timestamptz,
  used_by uuid references users on delete set null,
  check (used_at is null or revoked_at is null)
);
create index member_invitations_newest on member_invitations (subscriber_id, created_at desc, id);

-- A code for each letter sent, kept as a keyed hash alone. One use spends them all.
create table member_invitation_codes (
  code_hash bytea primary key,
  invitation_id uuid not null references member_invitations on delete cascade,
  created_at timestamptz not null default now()
);
create index member_invitation_codes_invitation on member_invitation_codes (invitation_id);

-- What became of the letter, noted in the transaction that ends it, as for the invitations of partners.
create function note_member_invitation_letter() returns trigger language plpgsql as $$
begin
  update member_invitations set
    sent_at = case when new.state = 'sent' then new.sent_at else sent_at end,
    bounced_at = case when new.state = 'dead' then clock_timestamp() end
  where letter_key = new.key;
  return null;
end $$;
create trigger member_invitation_letter_ended after update of state on mails for each row
  when (new.kind = 'member-invitation' and new.state in ('sent', 'dead') and old.state <> new.state)
  execute function note_member_invitation_letter();
