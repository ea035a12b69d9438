-- compatible: a table beside what the build before reads and keeps

-- What content/search-synonyms.txt has loaded into search_synonyms, so that a later file adds and withdraws its own terms only:
-- what an operator added, changed or removed stays so. A line of the file is known by its first two terms.
create table search_synonyms_loaded (
  line text not null,
  term text not null,
  group_id integer not null,
  primary key (line, term)
);
