-- Where a process writes now and then to learn whether the database takes writes: one row, written over each time.
create table last_write (
  only_row boolean primary key default true check (only_row),
  at timestamptz not null
);
