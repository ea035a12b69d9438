-- The outbox of letters and the enquiries of the contact forms.

create table mails (
  id bigint generated always as identity primary key,
  -- What the letter is about, for example 'invitation:17': one letter a key, whoever asks and how often.
  key text not null unique check (key <> ''),
  kind text not null,
  recipient_name text not null default '',
  recipient_address text not null check (recipient_address ~ '^[^\s@<>,;]+@[^\s@<>,;]+$'),
  subject text not null,
  html text not null,
  text text not null,
  -- `sending` is claimed by one process; `dead` is set aside for people to look at.
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'dead')),
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  claimed_at timestamptz,
  -- From here on the server may have the whole letter: a second attempt could make two of it.
  handed_at timestamptz,
  sent_at timestamptz,
  last_error text
);
create index mails_due on mails (next_attempt_at) where state = 'queued';
create index mails_claimed on mails (claimed_at) where state = 'sending';
create index mails_dead on mails (id) where state = 'dead';
create index mails_sent on mails (sent_at) where state = 'sent';

create table enquiries (
  id bigint generated always as identity primary key,
  -- Numbers of the forms on the home page and on /about.
  form_id integer not null check (form_id in (13, 433)),
  name text not null check (name <> ''),
  phone text,
  email text,
  text text not null check (text <> ''),
  state text not null default 'new' check (state in ('new', 'done')),
  consented_at timestamptz not null default now(),
  -- Kept for a month against abuse, then emptied by the clean-up.
  address text,
  created_at timestamptz not null default now(),
  check (phone is not null or email is not null)
);
create index enquiries_newest on enquiries (state, id desc);
create index enquiries_address on enquiries (created_at) where address is not null;
