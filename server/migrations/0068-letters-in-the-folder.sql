-- compatible: a column that the build before does not read
-- Whether the letter of an entry stayed in the folder, as there was no mail server: it has left the outbox and went to nobody.
alter table enquiry_entries add column is_caught boolean not null default false;
create or replace function note_enquiry_letter() returns trigger language plpgsql as $$
begin
  update enquiry_entries set
    sent_at = case when new.state = 'sent' then new.sent_at else sent_at end,
    is_caught = case when new.state = 'sent' then new.server_answer is null else is_caught end,
    bounced_at = case when new.state = 'dead' then clock_timestamp() end,
    bounce_reason = case when new.state = 'dead' then new.last_error end
  where letter_key = new.key;
  return null;
end $$;
