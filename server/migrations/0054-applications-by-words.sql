-- compatible: an index alone
-- without transaction
create index concurrently if not exists applications_by_words on applications using gin (firm_words(name, ''));
