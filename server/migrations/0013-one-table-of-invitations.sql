-- Invitations of customers and of colleagues live one life: one table, one set of codes, one note of what became of a
-- letter. The codes' hashes move as they are: letters that are out go on working.

alter table invitations
  -- Empty for an invitation of a colleague.
  alter column partner_id drop not null,
  -- The organisation a colleague is invited into; empty for an invitation of a customer, which makes a new one.
  add column into_subscriber_id uuid references subscribers on delete cascade,
  -- The e-mail as accounts are compared by it: whoever joins must have this one.
  add column email_key text,
  add column role text check (role in ('owner', 'administrator', 'user')),
  add check ((partner_id is null) <> (into_subscriber_id is null)),
  add check ((into_subscriber_id is null) = (role is null) and (into_subscriber_id is null) = (email_key is null));
create index invitations_into on invitations (into_subscriber_id, created_at desc, id)
  where into_subscriber_id is not null;

insert into invitations (id, into_subscriber_id, email, email_key, role, created_by, created_at, expires_at, letter_key,
    sent_at, opened_at, bounced_at, revoked_at, used_at, used_by)
  select id, subscriber_id, email, email_key, role, created_by, created_at, expires_at, letter_key,
    sent_at, opened_at, bounced_at, revoked_at, used_at, used_by
  from member_invitations;
insert into invitation_codes (code_hash, invitation_id, created_at)
  select code_hash, invitation_id, created_at from member_invitation_codes;

drop trigger member_invitation_letter_ended on mails;
drop function note_member_invitation_letter();
drop table member_invitation_codes;
drop table member_invitations;

drop trigger invitation_letter_ended on mails;
create trigger invitation_letter_ended after update of state on mails for each row
  when (new.kind in ('invitation', 'member-invitation') and new.state in ('sent', 'dead') and old.state <> new.state)
  execute function note_invitation_letter();
