-- compatible: the build before neither gives nor asks the new role
-- A second role of the console: editors have its content, media and enquiries.
alter table users drop constraint users_roles_check;
alter table users add constraint users_roles_check
  check (roles <@ array['subscriber', 'partner', 'operator', 'editor']) not valid;
alter table users validate constraint users_roles_check;
