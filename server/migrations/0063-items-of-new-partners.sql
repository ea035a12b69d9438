-- compatible: rows of the console alone
-- A partner that the console made was given its code after its item of the directory had been made: the item kept the
-- first code, by which no partner is found.
insert into content_items (kind, code) select 'directory', code from partners on conflict do nothing;
delete from content_items i
where i.kind = 'directory' and i.version = 0 and i.draft is null and i.code is not null
  and not exists (select from partners p where p.code = i.code);
