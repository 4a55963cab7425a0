-- The hashed files of the built pages, of the last releases: a tab that was open during a deployment asks any node for them.

create table web_builds (
  id text primary key,
  version text not null,
  -- When it was served last as the newest: a release that is rolled back to is the newest again.
  released_at timestamptz not null
);

create table web_assets (
  path text primary key,
  -- The newest build that has it; a file is kept with it.
  build_id text not null references web_builds on delete cascade,
  type text not null,
  -- As brotli, or as they are where that makes them no smaller.
  is_compressed boolean not null,
  bytes bytea not null
);
create index web_assets_of on web_assets (build_id);
