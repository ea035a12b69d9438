-- Whoever asks a question writes to the operators: a few among all users.
create index users_operators on users (id) where 'operator' = any (roles);
