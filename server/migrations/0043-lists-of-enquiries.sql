-- compatible: indexes alone
-- without transaction
create index concurrently if not exists enquiries_by_words on enquiries using gin (enquiry_words(name, email, phone, text));
create index concurrently if not exists enquiries_by_day on enquiries (created_at, id) where state <> 'spam';
create index concurrently if not exists enquiries_by_name on enquiries (name collate by_name, id) where state <> 'spam';
create index concurrently if not exists enquiries_of_state_by_day on enquiries (state, created_at, id);
create index concurrently if not exists enquiries_of_state_by_name on enquiries (state, name collate by_name, id);
create index concurrently if not exists enquiries_of_assignee on enquiries (assignee_id, created_at, id) where assignee_id is not null;
create index concurrently if not exists enquiries_of_person on enquiries (user_id, created_at, id) where user_id is not null;
