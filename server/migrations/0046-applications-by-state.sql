-- compatible: an index alone
-- without transaction
create index concurrently if not exists applications_by_state
  on applications (status, solution_code);
