-- Rate limits that hold over all nodes. Unlogged: a commit waits for no disk, and after a crash of PostgreSQL they begin anew.
-- The key is a hash, so that no address is kept.
create unlogged table rate_windows (
  key text primary key,
  count int not null,
  ends_at timestamptz not null
);
create index rate_windows_ends_at on rate_windows (ends_at);
