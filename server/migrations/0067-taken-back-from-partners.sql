-- compatible: the build before writes no such entry, and shows one with its text
-- A question that was taken back from a partner, with the letter that says so; without one where the partner has no
-- address any more.
alter table enquiry_entries drop constraint enquiry_entries_kind_check, drop constraint enquiry_entries_check;
alter table enquiry_entries
  add constraint enquiry_entries_kind_check check (kind in ('answer', 'call', 'note', 'handed', 'reminder', 'taken-back')),
  add constraint enquiry_entries_check
    check (kind = 'taken-back' or (letter_key is not null) = (kind in ('answer', 'handed', 'reminder')));
