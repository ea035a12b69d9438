-- compatible: columns with defaults and wider checks; the build before writes none of the new values
-- Two operators who change one record at once: the second has seen an older version.
alter table users add column version integer not null default 1;
alter table subscribers add column version integer not null default 1;

-- What was entered wrongly is corrected, past days too; the history says so.
alter table subscription_changes drop constraint subscription_changes_action_check;
alter table subscription_changes add constraint subscription_changes_action_check
  check (action in ('added', 'extended', 'closed', 'corrected')) not valid;
alter table subscription_changes validate constraint subscription_changes_action_check;

-- The partner's own organisation, in which its people are colleagues; and the cabinet that an invitation opens to whoever
-- joins that organisation by it.
alter table partners add column own_subscriber_id uuid references subscribers on delete set null;
alter table invitations add column into_partner_id integer references partners on delete cascade;
