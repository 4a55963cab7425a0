-- What a talent says about themselves. What they have not said yet is null.

create table talent_profiles (
  user_id uuid primary key references users on delete cascade,
  -- A key of the roles the domain knows.
  role text,
  experience_months integer check (experience_months >= 0),
  -- The strongest first.
  skills text[] not null default '{}',
  full_time boolean not null default false,
  part_time boolean not null default false,
  -- Until they can begin; 0 is at once.
  weeks smallint check (weeks between 0 and 10),
  -- They agreed to be shown to strangers, without anything that says who they are.
  showcased boolean not null default false,
  showcased_at timestamptz,
  updated_at timestamptz not null,
  constraint talent_profiles_agreed check (not showcased or showcased_at is not null)
);
-- The newest of each role.
create index talent_profiles_showcase on talent_profiles (role, showcased_at desc, user_id) where showcased;
