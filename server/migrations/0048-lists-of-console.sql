-- compatible: indexes alone
-- without transaction
create index concurrently if not exists invitations_of_partner_by_day on invitations (coalesce(partner_id, into_partner_id), created_at nulls first, id nulls first);
create index concurrently if not exists partners_by_words on partners using gin (firm_words(name, code));
create index concurrently if not exists partners_by_contacts on partners using gin (person_words(name, code, mail, phone));
