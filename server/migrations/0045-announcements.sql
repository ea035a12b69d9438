-- compatible: tables that no build before reads

-- What the operator tells everybody at the top of every page, within its time.
create table announcements (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('trouble', 'works', 'news')),
  audience text not null check (audience in ('all', 'visitors', 'subscribers', 'partners')),
  title text not null,
  text text not null,
  link text not null,
  link_text text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  dismissible boolean not null,
  -- Grows with what people read: a dismissed text that changes is shown again.
  text_version integer not null default 1,
  version integer not null default 1
);
create index announcements_by_end on announcements (ends_at);

-- What a person has dismissed, in the version that was read.
create table announcement_dismissals (
  user_id uuid not null references users on delete cascade,
  announcement_id bigint not null references announcements on delete cascade,
  text_version integer not null,
  primary key (user_id, announcement_id)
);
create index announcement_dismissals_of on announcement_dismissals (announcement_id);
