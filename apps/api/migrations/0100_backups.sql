-- One row for each nightly backup: when it began and ended, where it is, and what went wrong.
create table backups (
  id uuid primary key,
  started_at timestamptz not null,
  -- Null while it runs, and when it failed.
  finished_at timestamptz,
  -- Its name in BACKUP_TO.
  name text not null,
  bytes bigint,
  problem text,
  -- Retention has deleted the file.
  removed_at timestamptz,
  -- The admins were told that backups fail or are late.
  told_at timestamptz
);
create index backups_age on backups (started_at desc);
