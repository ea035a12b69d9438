-- compatible: the build before knows none of the new columns and writes no new kind
-- Questions handed to a partner, and how long they wait there.
alter table enquiries
  add column partner_id integer references partners on delete set null,
  add column handed_at timestamptz,
  add column reminded_at timestamptz;
create index enquiries_at_partners on enquiries (handed_at, id) where partner_id is not null and state = 'work';
create index enquiries_of_partner on enquiries (partner_id) where partner_id is not null;

-- `handed` and `reminder` are letters to the partner, with what the operator adds.
alter table enquiry_entries drop constraint enquiry_entries_kind_check, drop constraint enquiry_entries_check;
alter table enquiry_entries
  add constraint enquiry_entries_kind_check check (kind in ('answer', 'call', 'note', 'handed', 'reminder')),
  add constraint enquiry_entries_check check ((letter_key is not null) = (kind in ('answer', 'handed', 'reminder')));

drop trigger enquiry_letter_ended on mails;
create trigger enquiry_letter_ended after update of state on mails for each row
  when (new.kind in ('enquiry-answer', 'enquiry-partner') and old.state <> new.state)
  execute function note_enquiry_letter();
