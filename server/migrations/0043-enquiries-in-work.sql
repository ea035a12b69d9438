-- compatible: the build before writes only new enquiries and shows every state of theirs
-- Work on enquiries: who has them, what was answered, what the colleagues note among themselves.
alter table enquiries drop constraint enquiries_state_check;
update enquiries set state = 'answered' where state = 'done';
alter table enquiries add constraint enquiries_state_check
  check (state in ('new', 'work', 'answered', 'spam')) not valid;
alter table enquiries validate constraint enquiries_state_check;
-- The lists of the console have their own (0043-lists-of-enquiries).
drop index enquiries_newest;

alter table enquiries
  -- Two people who work on one enquiry: the second has seen an older version.
  add column version integer not null default 1,
  -- Who asked, where the person was signed in: the question goes with the account.
  add column user_id uuid references users on delete cascade,
  add column assignee_id uuid references users on delete set null;

-- Answers and notes are only ever added: nobody's text is overwritten.
create table enquiry_entries (
  id bigint generated always as identity primary key,
  enquiry_id bigint not null references enquiries on delete cascade,
  -- `answer` is a letter, `call` what was told by phone, `note` is for the colleagues alone.
  kind text not null check (kind in ('answer', 'call', 'note')),
  text text not null check (text <> ''),
  author_id uuid references users on delete set null,
  created_at timestamptz not null default now(),
  -- The letter by its key in the outbox, which forgets letters long before enquiries are.
  letter_key text unique check ((letter_key is not null) = (kind = 'answer')),
  sent_at timestamptz,
  bounced_at timestamptz,
  bounce_reason text
);
create index enquiry_entries_of_enquiry on enquiry_entries (enquiry_id, id);
create index enquiry_entries_by_author on enquiry_entries (author_id) where author_id is not null;
create index enquiry_entries_bounced on enquiry_entries (enquiry_id) where bounced_at is not null;

-- What became of the letter, noted in the transaction that ends it, as for invitations.
create function note_enquiry_letter() returns trigger language plpgsql as $$
begin
  update enquiry_entries set
    sent_at = case when new.state = 'sent' then new.sent_at else sent_at end,
    bounced_at = case when new.state = 'dead' then clock_timestamp() end,
    bounce_reason = case when new.state = 'dead' then new.last_error end
  where letter_key = new.key;
  return null;
end $$;
create trigger enquiry_letter_ended after update of state on mails for each row
  when (new.kind = 'enquiry-answer' and old.state <> new.state)
  execute function note_enquiry_letter();

-- What an enquiry is found by: as a person, and by the words of the question.
create function enquiry_words(name text, email text, phone text, question text) returns tsvector
language sql immutable parallel safe cost 5000 set search_path from current
as $$
  select person_words(name, '', email, phone) || console_words(search_fold(question))
$$;
