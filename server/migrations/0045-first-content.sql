-- compatible: a table that no build before reads

-- That a new installation has been given its first content: it is given once, whatever becomes of it later.
create table first_content (
  only_row boolean primary key default true check (only_row),
  loaded_at timestamptz not null default now()
);
