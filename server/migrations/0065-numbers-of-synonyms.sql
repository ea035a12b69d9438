-- compatible: a sequence beside what the build before reads

-- The numbers of the groups of synonyms: that of a removed group is never another's, or whoever still sees the removed one
-- would change the other.
create sequence search_synonym_groups as integer minvalue 0 start 0;
