-- compatible: a table that the build before neither reads nor fills
-- What became of copies: made, tried by restoring, restored. Written by the commands and, for a copy that was tried on another
-- machine, by an operator.
create table copies (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('made', 'tried', 'restored')),
  at timestamptz not null default now(),
  -- The name of the file, and the machine it was on.
  file text not null,
  machine text not null,
  bytes bigint,
  -- Why it did not work; null when it did.
  failure text,
  noted_by uuid references users on delete set null
);
create index copies_newest on copies (kind, at desc);
create index copies_operator on copies (noted_by) where noted_by is not null;
