-- Companies are shown the range a salary lies in; off until its owner says so (D-117).
alter table talent_profiles add column salary_shown boolean not null default false;

-- The roles whose assessment somebody has passed; whoever passed one is verified (D-122).
alter table talent_profiles add column passed_roles text[] not null default '{}';
alter table talent_profiles add constraint passed_is_verified check (verified or passed_roles = '{}');

-- What people of a role and seniority usually ask, made once a day for all nodes.
create table usual_salaries (
  day date primary key,
  usual jsonb not null
);
