-- The partner's cabinet: what became of the letter of an invitation.

-- The newest letter of the invitation, by its key in the outbox.
alter table invitations add column letter_key text unique;

-- Letters are swept from the outbox long before invitations are, and their state changes in several statements there;
-- so the fate is noted at the row itself, in the transaction that ends the letter.
create function note_invitation_letter() returns trigger language plpgsql as $$
begin
  update invitations set
    sent_at = case when new.state = 'sent' then new.sent_at else sent_at end,
    bounced_at = case when new.state = 'dead' then clock_timestamp() end
  where letter_key = new.key;
  return null;
end $$;
create trigger invitation_letter_ended after update of state on mails for each row
  when (new.kind = 'invitation' and new.state in ('sent', 'dead') and old.state <> new.state)
  execute function note_invitation_letter();
