-- Data that is moved in batches by a job: how far each backfill has come.

create table backfills (
  name text primary key,
  -- Where the next batch begins; null before the first.
  position text,
  moved bigint not null default 0,
  started_at timestamptz not null,
  done_at timestamptz
);
