-- compatible: a table that no build before reads

-- The files of pages that builds have made, so that each process serves those of every build that runs or has run of late.
create table shared_assets (
  -- Its address below `/assets/`, which contains a hash of what is in it.
  name text primary key,
  bytes bytea not null,
  -- When another build was started that does not have it; null for those of the build that was started last.
  left_at timestamptz
);
create index shared_assets_left on shared_assets (left_at) where left_at is not null;
