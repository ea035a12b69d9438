-- compatible: tables that the build before neither reads nor fills
-- What happened on each day in the service's own time zone, counted by a job: the console's first page reads these rows
-- and none of the big tables.
create table daily_figures (
  day date primary key,
  registrations integer not null,
  invitations_sent integer not null,
  invitations_used integer not null,
  sign_ins integer not null,
  sign_in_failures integer not null,
  enquiries integer not null,
  publications integer not null,
  counted_at timestamptz not null
);

-- What is counted over whole tables now and then, as the job left it.
create table counted_totals (
  name text primary key check (name in ('users', 'applications', 'ends')),
  value jsonb not null,
  counted_at timestamptz not null
);

create index content_versions_published on content_versions (at) where event = 'published';
