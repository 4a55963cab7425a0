-- The rest of a profile: what is said once, and the four lists.

alter table talent_profiles
  add column nationality text,
  add column linkedin text,
  add column accounts text[] not null default '{}',
  -- [{ id, level }], best first.
  add column languages jsonb not null default '[]' check (jsonb_typeof(languages) = 'array'),
  add column bio_ar text,
  add column bio_en text,
  add column unavailable boolean not null default false,
  -- Whole US dollars a month.
  add column salary_full_time integer check (salary_full_time between 1 and 100000),
  add column salary_part_time integer check (salary_part_time between 1 and 100000),
  -- When availability and salary were last confirmed.
  add column terms_at timestamptz,
  -- Somebody waits for availability and salary; every talent page leads there until they are confirmed.
  add column salary_locked boolean not null default false,
  add column hiring_status text not null default 'applied' constraint talent_profiles_hiring_status check (
    hiring_status in ('applied', 'assessing', 'verified', 'nominated', 'interviewing', 'hired', 'unavailable', 'banned')
  ),
  -- Passed an assessment of the product.
  add column verified boolean not null default false,
  add column photo_key text,
  -- Rises with every change that is not in a list: a save of an older one is refused.
  add column version integer not null default 1,
  -- Who has no time begins in no week.
  add constraint talent_profiles_unavailable check (not unavailable or weeks is null);

-- A picture is found by its address alone.
create unique index talent_profiles_photo on talent_profiles (photo_key);

-- Skills were kept by the name they are shown with; now by their key in the catalogue.
update talent_profiles set skills = array(
  select case skill
    when '.NET' then 'dotnet' when 'C#' then 'c-sharp' when 'C++' then 'c-plus-plus'
    else trim(both '-' from regexp_replace(lower(skill), '[^a-z0-9]+', '-', 'g')) end
  from unnest(skills) with ordinality as named(skill, position) order by position
);

create table talent_projects (
  id uuid primary key,
  user_id uuid not null references talent_profiles on delete cascade,
  name text not null,
  -- A key of the catalogue.
  type text not null,
  link text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index talent_projects_of on talent_projects (user_id, created_at);

-- Months are kept as "2026-03": nobody is asked for a day.
create table talent_experiences (
  id uuid primary key,
  user_id uuid not null references talent_profiles on delete cascade,
  title text not null,
  company text not null,
  current boolean not null,
  start_month text not null check (start_month ~ '^\d{4}-\d{2}$'),
  end_month text check (end_month ~ '^\d{4}-\d{2}$'),
  responsibility text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint talent_experiences_end check (current = (end_month is null)),
  constraint talent_experiences_order check (end_month >= start_month)
);
create index talent_experiences_of on talent_experiences (user_id, start_month desc);

create table talent_educations (
  id uuid primary key,
  user_id uuid not null references talent_profiles on delete cascade,
  school text not null,
  degree text not null,
  field text not null,
  undergraduate boolean not null,
  start_month text check (start_month ~ '^\d{4}-\d{2}$'),
  end_month text check (end_month ~ '^\d{4}-\d{2}$'),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index talent_educations_of on talent_educations (user_id, created_at);

create table talent_certifications (
  id uuid primary key,
  user_id uuid not null references talent_profiles on delete cascade,
  name text not null,
  organisation text not null,
  no_expiry boolean not null,
  issued_month text not null check (issued_month ~ '^\d{4}-\d{2}$'),
  expires_month text check (expires_month ~ '^\d{4}-\d{2}$'),
  credential_id text,
  credential_url text,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint talent_certifications_expiry check (no_expiry = (expires_month is null))
);
create index talent_certifications_of on talent_certifications (user_id, issued_month desc);
