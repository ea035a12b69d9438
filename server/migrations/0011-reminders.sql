-- Letters that tell of the end of a subscription, letters a person may refuse, devices a person signs in from.

-- Since when the last day is known: a reminder whose day was before that has not been missed.
alter table subscriptions add column end_known_since timestamptz not null default now();

-- The reminder job walks over all ends in this order, and reads them from the index alone.
create index subscriptions_ends on subscriptions (subscriber_id, date_end) include (tariff_name, end_known_since);
drop index subscriptions_subscriber;

-- Which reminders were written; one for each step of each end, whoever asks and how often.
create table subscription_reminders (
  subscriber_id uuid not null references subscribers on delete cascade,
  -- Empty for the closing of the subscriber's access, which is no single tariff's.
  tariff_name text not null,
  date_end date not null,
  -- Days before the end; negative ones come after it.
  step smallint not null,
  noted_at timestamptz not null default now(),
  primary key (subscriber_id, tariff_name, date_end, step)
);
create index subscription_reminders_old on subscription_reminders (date_end);

alter table mails
  -- Where one request stops letters of this topic (RFC 8058).
  add column unsubscribe_url text,
  -- What the letter tells of, so that it can be recalled while it waits.
  add column about text;
create index mails_about on mails (about, created_at) where about is not null;

create function note_new_end() returns trigger language plpgsql as $$
begin
  if new.date_end is distinct from old.date_end then
    new.end_known_since = now();
  end if;
  return new;
end $$;
create trigger subscription_end_changed before update of date_end on subscriptions
  for each row execute function note_new_end();

-- Whoever changes a subscription takes back the letters that would tell of its old end. The row of the subscriber makes
-- the change and the reminder job wait for each other: a letter just written is seen here, or is not written at all.
create function recall_reminders() returns trigger language plpgsql as $$
declare
  topic constant text = 'subscription-end:' || new.subscriber_id;
begin
  perform from subscribers where id = new.subscriber_id for no key update;
  with recalled as (
    delete from mails where about = topic and state = 'queued' returning created_at
  )
  -- What the letter also told of another tariff is told again by the next run, unless one of its owners has it already.
  delete from subscription_reminders r
    where r.subscriber_id = new.subscriber_id and r.noted_at in (select created_at from recalled)
      and not exists (
        select from mails m where m.about = topic and m.created_at = r.noted_at and m.state <> 'queued');
  return null;
end $$;
create trigger subscription_added after insert on subscriptions
  for each row execute function recall_reminders();
create trigger subscription_changed after update of date_end on subscriptions
  for each row when (new.date_end is distinct from old.date_end) execute function recall_reminders();

-- Topics of letters a person does not want.
create table mail_refusals (
  user_id uuid not null references users on delete cascade,
  topic text not null check (topic in ('reminders', 'digest')),
  refused_at timestamptz not null default now(),
  primary key (user_id, topic)
);

-- The day in Asia/Almaty on which a daily or weekly job was last done to its end.
create table done_days (
  job text primary key,
  day date not null
);

-- Browsers and places a person has signed in from, as keyed hashes.
create table known_devices (
  user_id uuid not null references users on delete cascade,
  mark bytea not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, mark)
);
create index known_devices_seen on known_devices (seen_at);
