-- A request asks for several roles: how many of the first, at which level, from when and for how much, and all the others.
-- The first one's are null where an earlier release saved a vacancy: then its JSON has them.
alter table client_projects
  add column head_count integer,
  add column seniority text,
  add column starts_on date,
  add column budget integer,
  add column more_roles jsonb not null default '[]';
alter table client_projects
  add constraint client_projects_head_count_check check (head_count between 1 and 1000) not valid,
  add constraint client_projects_seniority_check check (seniority in ('junior', 'mid', 'senior')) not valid,
  add constraint client_projects_more_roles_check check (jsonb_typeof(more_roles) = 'array') not valid;
