-- Subscriptions kept by partners: their number and days, each change of them; the partner's own card.

alter table subscriptions
  -- How many of the tariff, for example seats.
  add column quantity integer not null default 1 check (quantity between 1 and 1000),
  -- Unknown for what another system has brought.
  add column date_begin date,
  add column closed_at timestamptz,
  -- Two people who change one subscription at once: the second has seen an older version.
  add column version integer not null default 1,
  add check (date_end >= date_begin);
update subscriptions set date_begin = least((created_at at time zone 'Asia/Almaty')::date, date_end);

-- What a partner has done with a subscription; only ever inserted.
create table subscription_changes (
  id bigint generated always as identity primary key,
  subscriber_id uuid not null references subscribers on delete cascade,
  subscription_id uuid not null references subscriptions on delete cascade,
  at timestamptz not null default clock_timestamp(),
  user_id uuid references users on delete set null,
  action text not null check (action in ('added', 'extended', 'closed')),
  begin_before date,
  end_before date,
  begin_after date,
  end_after date,
  reason text not null default '',
  -- Drawn by the form: a second press or a repeated request makes no second change.
  request_key text not null,
  -- What was asked with the key; another question with the same key is no repetition.
  asked jsonb not null,
  unique (subscriber_id, request_key)
);
create index subscription_changes_newest on subscription_changes (subscriber_id, id desc);
create index subscription_changes_subscription on subscription_changes (subscription_id);

-- Two people of one partner who change its card at once.
alter table partners add column version integer not null default 1;
