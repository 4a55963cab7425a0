-- Accounts on their way to being closed: thirty days to change one's mind, then everything personal goes.
create table account_closings (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  requested_at timestamptz not null,
  closes_at timestamptz not null,
  cancelled_at timestamptz,
  closed_at timestamptz,
  -- The last message to the person; with it goes the last trace of their address.
  farewell_id uuid,
  check (num_nonnulls(cancelled_at, closed_at) <= 1)
);
create unique index account_closings_open on account_closings (user_id)
  where cancelled_at is null and closed_at is null;
create index account_closings_due on account_closings (closes_at) where cancelled_at is null and closed_at is null;

-- Who has seen what of a talent, and on which ground. Shown to the talent.
create table profile_views (
  id bigint generated always as identity primary key,
  talent_id uuid not null references users on delete cascade,
  viewer_kind text not null check (viewer_kind in ('client', 'staff', 'visitor')),
  -- As it was called then.
  viewer text,
  parts text[] not null check (cardinality(parts) > 0 and parts <@ array['profile', 'salary', 'video', 'report']),
  ground text not null check (ground in ('showcase', 'nomination', 'interview', 'contract', 'shared_link')),
  at timestamptz not null
);
create index profile_views_of on profile_views (talent_id, at desc, id desc);
