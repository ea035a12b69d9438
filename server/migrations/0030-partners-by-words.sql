-- compatible: a computed column beside the one that the build before searches

-- The directory is searched as the cabinet is: by words in any order, legal forms and quotes ignored (spec: partners.browse).
alter table partners add column search_text text generated always as (cabinet_text(name, '')) stored;
