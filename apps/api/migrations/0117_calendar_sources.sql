-- Calendars elsewhere of which we read when their owner is busy, and nothing else.

create table calendar_sources (
  id uuid primary key,
  user_id uuid references users on delete cascade,
  staff_id uuid references staff on delete cascade,
  -- Sealed: whoever has the address can read the calendar.
  address_secret bytea not null,
  -- Keyed hash: the same address is connected once.
  address_hash bytea not null check (octet_length(address_hash) = 32),
  host text not null,
  etag text,
  read_at timestamptz not null,
  -- When all of it was last read: the answer "unchanged" brings no new days of a series.
  expanded_at timestamptz not null,
  next_read_at timestamptz not null,
  failure text constraint calendar_sources_failure check (failure in ('private_address', 'unreachable', 'timeout', 'too_large', 'not_found', 'no_access', 'server', 'not_calendar', 'too_complex')),
  failed_since timestamptz,
  failures integer not null default 0,
  created_at timestamptz not null,
  constraint calendar_sources_owner check (num_nonnulls(user_id, staff_id) = 1),
  constraint calendar_sources_failed check ((failure is null) = (failed_since is null))
);
create unique index calendar_sources_of_user on calendar_sources (user_id, address_hash) where user_id is not null;
create unique index calendar_sources_of_staff on calendar_sources (staff_id, address_hash) where staff_id is not null;
create index calendar_sources_due on calendar_sources (next_read_at);

-- Merged, without a title: they do not say how many appointments there are, or which.
create table calendar_source_times (
  source_id uuid not null references calendar_sources on delete cascade,
  -- Of its owner, a user or a colleague.
  person_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (source_id, starts_at),
  check (ends_at > starts_at)
);
create index calendar_source_times_of on calendar_source_times (person_id, starts_at);
