-- What clients ask for: the request of each project, every version of it, and how far its wizard has come.

create table client_projects (
  id uuid primary key,
  client_id uuid not null references users on delete cascade,
  product_name text,
  -- Keys of the catalogue.
  industry text,
  role text,
  availability text constraint client_projects_availability check (availability in ('full_time', 'part_time')),
  duration smallint constraint client_projects_duration check (duration in (3, 6, 12, 24, 36)),
  primary_language text,
  secondary_language text,
  scope_kind text constraint client_projects_scope check (scope_kind in ('text', 'voice')),
  scope_text text check (char_length(scope_text) <= 5000),
  scope_audio_id uuid references files on delete set null,
  -- Keys of the services and of the skills.
  services text[] not null default '{}',
  technologies text[] not null default '{}',
  -- What a vacancy says beyond a request: seniority, count, start, budget, note.
  vacancy jsonb check (jsonb_typeof(vacancy) = 'object'),
  step smallint not null default 1 constraint client_projects_step check (step between 1 and 6),
  -- Rises with every change of the request: a save of an older one is refused.
  version integer not null default 1,
  -- The colleague who takes care of it.
  manager_id uuid references staff on delete set null,
  -- Once there is a contract the request stands as it is.
  contracted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index client_projects_of on client_projects (client_id, created_at desc, id desc);
create index client_projects_managed on client_projects (manager_id) where manager_id is not null;
create index client_projects_newest on client_projects (updated_at desc, id desc);

create table client_project_versions (
  project_id uuid not null references client_projects on delete cascade,
  version integer not null,
  request jsonb not null,
  saved_at timestamptz not null,
  primary key (project_id, version)
);
