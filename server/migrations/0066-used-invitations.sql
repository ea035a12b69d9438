-- compatible: indexes alone
-- without transaction
-- The organisation that a customer's invitation has made, for the invitations on its card.
create index concurrently if not exists invitations_made_subscriber on invitations (subscriber_id) where subscriber_id is not null;
