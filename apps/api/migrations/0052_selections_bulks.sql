-- Bulk moves of the pipeline: in the background, stopped in the middle, undone as one.
create table selection_bulks (
  id uuid primary key,
  staff_id uuid not null references staff,
  to_step text not null,
  -- running, stopped, finished or undone.
  phase text not null check (phase in ('running', 'stopped', 'finished', 'undone')),
  -- Who is left, in order; taken from the front.
  waiting uuid[] not null,
  total integer not null,
  moved integer not null default 0,
  skipped integer not null default 0,
  kept integer not null default 0,
  created_at timestamptz not null
);

-- As it was before, for the undo.
create table selection_bulk_moves (
  bulk_id uuid not null references selection_bulks on delete cascade,
  talent_id uuid not null references selections on delete cascade,
  from_step text not null,
  entered_at timestamptz not null,
  due_at timestamptz,
  -- When the bulk move put them there: whoever was moved since has another entry.
  moved_at timestamptz not null,
  primary key (bulk_id, talent_id)
);

-- What a colleague has saved of filters and layout.
create table selection_views (
  id uuid primary key,
  staff_id uuid not null references staff,
  name text not null,
  query jsonb not null,
  created_at timestamptz not null,
  unique (staff_id, name)
);
