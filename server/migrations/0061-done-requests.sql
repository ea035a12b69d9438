-- compatible: a table beside what the build before reads

-- What was done by a request of the console that makes something, by the key that its form drew: the same request once more,
-- after an answer that was lost, is answered by what it has made.
create table done_requests (
  user_id uuid not null references users on delete cascade,
  request_key text not null,
  -- The action and what it is about, as in the audit.
  what text not null,
  -- A digest of what was asked: the texts stand where they were asked for, and go from there.
  asked text not null,
  -- What it has made; null until the end of its transaction alone.
  made text,
  done_at timestamptz not null default now(),
  primary key (user_id, request_key, what)
);
create index done_requests_done on done_requests (done_at);
