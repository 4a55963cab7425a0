-- What colleagues write down about a company: notes, and tasks with a day and an owner.

create table company_notes (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  staff_id uuid not null references staff,
  text text not null,
  mentions uuid[] not null default '{}',
  created_at timestamptz not null
);
create index company_notes_of on company_notes (organisation_id, id);

create table company_tasks (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  text text not null,
  due_day date not null,
  -- Null: the colleague who had it has left, and nobody has taken it.
  owner_id uuid references staff,
  created_by uuid not null references staff,
  done_at timestamptz,
  done_by uuid references staff,
  version integer not null default 0,
  created_at timestamptz not null,
  constraint company_tasks_done check ((done_at is null) = (done_by is null))
);
create index company_tasks_of on company_tasks (organisation_id, due_day);
create index company_tasks_open on company_tasks (due_day) where done_at is null;
