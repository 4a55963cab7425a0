-- The secret address at which the calendar of a colleague reads their meetings; members have theirs in calendar_feeds.
create table staff_calendar_feeds (
  staff_id uuid primary key references staff on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null
);
