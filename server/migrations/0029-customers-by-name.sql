-- compatible: an index alone
-- without transaction
create index concurrently if not exists subscribers_of_partner_by_name
  on subscribers (partner_id, next_end, name collate by_name, id) include (search_text);
