-- compatible: an index alone
-- without transaction
create index concurrently if not exists subscribers_of_partner_in_order
  on subscribers (partner_id, next_end, name collate "ru-x-icu", id) include (folded_name);
