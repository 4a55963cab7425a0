-- Meetings of people from outside with our colleagues.

create table meeting_hosts (
  staff_id uuid primary key references staff on delete cascade,
  -- The address of their own room; without one the page of the meeting is where they meet.
  room_url text,
  active boolean not null default true
);

-- When a host is away although the policy says they work.
create table host_absences (
  id uuid primary key,
  staff_id uuid not null references meeting_hosts on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at > starts_at)
);
create index host_absences_of on host_absences (staff_id, starts_at);

create table meetings (
  id uuid primary key,
  host_id uuid not null references meeting_hosts,
  project_id uuid references client_projects on delete set null,
  user_id uuid references users on delete set null,
  kind text not null constraint meetings_kind check (kind in ('introduction', 'consultant')),
  -- Pending: the slot is held until the address is proved.
  state text not null constraint meetings_state check (state in ('pending', 'booked', 'canceled', 'held')),
  first_name text not null,
  last_name text not null,
  email text not null check (email = lower(email)),
  phone text,
  topic text,
  lang text not null check (lang in ('ar', 'en')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Where the visitor reads a clock.
  timezone text not null,
  -- Of the invitation: rises whenever calendars must hear of a change.
  sequence integer not null default 0,
  -- Of the link with which the meeting is moved or given up without signing in.
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  -- A slot held for an address nobody proved goes back.
  held_until timestamptz,
  -- When the visitor was last told the time: by the invitation, a move or a reminder.
  told_at timestamptz,
  cancel_reason text,
  canceled_by text constraint meetings_canceled_by check (canceled_by in ('visitor', 'staff', 'system')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (ends_at > starts_at),
  constraint meetings_canceled check ((state = 'canceled') = (canceled_by is not null))
);
-- All meetings stand on one grid and are equally long, so one start of one host is one meeting.
create unique index meetings_slot on meetings (host_id, starts_at) where state <> 'canceled';
create index meetings_ahead on meetings (starts_at) where state in ('pending', 'booked');
create index meetings_of_project on meetings (project_id, starts_at desc) where project_id is not null;
create index meetings_of_user on meetings (user_id, starts_at desc) where user_id is not null;

-- An invitation that travels with a mail: its method and its text (RFC 5545).
alter table messages add column calendar jsonb;
