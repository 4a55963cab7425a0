-- Many at once are also rejected, invited to the tests, or given an owner.
alter table selection_bulks
  add column kind text not null default 'move' check (kind in ('move', 'owner', 'reject', 'invite')),
  add column owner_id uuid references staff,
  -- Of a rejection, until people are told: for our team, and what the talents read.
  add column reason text,
  add column shared_reason text,
  -- Finished or stopped.
  add column ended_at timestamptz,
  -- When those concerned were first told by mail: it is no longer undone.
  add column told_at timestamptz,
  alter column to_step drop not null;

alter table selection_bulk_moves
  add column from_owner_id uuid references staff,
  add column told_at timestamptz;

create index selection_bulks_untold on selection_bulks (ended_at) where told_at is null or reason is not null;
