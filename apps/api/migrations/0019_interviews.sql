-- Interviews: the request, the times on the table, all that happened to it, and what both sides said afterwards.

create table interviews (
  id uuid primary key,
  nomination_id uuid not null references nominations on delete cascade,
  project_id uuid not null references client_projects on delete cascade,
  talent_id uuid not null references users on delete cascade,
  -- Whoever started it for the company.
  client_id uuid not null references users on delete cascade,
  state text not null constraint interviews_state check (
    state in (
      'pending_talent_confirmation', 'pending_client_time_slots', 'pending_talent_meeting_confirmation',
      'pending_client_confirmation_on_new_slots', 'interview_scheduled', 'client_pending', 'talent_unavailable',
      'canceled', 'interview_completed'
    )
  ),
  -- When the clock moves it on; what is over by the clock is over, whether or not it is written down yet.
  due_at timestamptz,
  note text check (char_length(note) <= 1000),
  -- What the talent has shown this company: time, start and pay, as they were that day.
  terms jsonb check (jsonb_typeof(terms) = 'object'),
  client_timezone text not null,
  -- Where the talent was when they proposed a time; their account says it otherwise.
  talent_timezone text,
  -- The agreed time.
  starts_at timestamptz,
  ends_at timestamptz,
  -- An address to meet at instead of our room.
  link text,
  -- Of the invitation: rises whenever calendars must hear of a change.
  sequence integer not null default 0,
  -- When both were last told the time: by the invitation or by a reminder.
  told_at timestamptz,
  end_reason text constraint interviews_end_reason check (
    end_reason in (
      'talent_declined', 'talent_timeout', 'client_timeout', 'client_unavailable', 'client_canceled', 'staff_canceled'
    )
  ),
  end_note text check (char_length(end_note) <= 5000),
  feedback_expired boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((starts_at is null) = (ends_at is null)),
  check (ends_at > starts_at),
  constraint interviews_time check (state not in ('interview_scheduled', 'client_pending') or starts_at is not null)
);
-- One conversation at a time about one nomination.
create unique index interviews_once on interviews (nomination_id)
  where state not in ('talent_unavailable', 'canceled', 'interview_completed');
create index interviews_of_project on interviews (project_id, id desc);
create index interviews_of_talent on interviews (talent_id, id desc);
create index interviews_of_client on interviews (client_id);
create index interviews_due on interviews (due_at) where due_at is not null;
create index interviews_ahead on interviews (starts_at) where state = 'interview_scheduled';

create table interview_slots (
  id uuid primary key,
  interview_id uuid not null references interviews on delete cascade,
  offered_by text not null check (offered_by in ('client', 'talent')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  chosen boolean not null default false,
  created_at timestamptz not null,
  check (ends_at > starts_at)
);
create index interview_slots_of on interview_slots (interview_id, starts_at);
create unique index interview_slots_chosen on interview_slots (interview_id) where chosen;

-- The quarters of an hour somebody meets in: nobody has the same one twice.
create table interview_quarters (
  person_id uuid not null references users on delete cascade,
  quarter timestamptz not null,
  interview_id uuid not null references interviews on delete cascade,
  primary key (person_id, quarter)
);
create index interview_quarters_of on interview_quarters (interview_id);

create table interview_events (
  id bigint generated always as identity primary key,
  interview_id uuid not null references interviews on delete cascade,
  kind text not null,
  to_state text not null,
  actor_kind text not null check (actor_kind in ('client', 'talent', 'staff', 'system')),
  actor_id uuid,
  data jsonb not null default '{}',
  at timestamptz not null
);
create index interview_events_of on interview_events (interview_id, id);

-- With these a talent answers from a mail without signing in, once.
create table interview_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  interview_id uuid not null references interviews on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index interview_links_of on interview_links (interview_id);

create table interview_feedback (
  interview_id uuid primary key references interviews on delete cascade,
  action text not null check (action in ('accepted', 'rejected')),
  reason text check (char_length(reason) <= 5000),
  scores jsonb not null default '{}',
  share_with_talent boolean not null,
  given_by uuid references users on delete set null,
  at timestamptz not null,
  check (action = 'accepted' or reason is not null)
);

create table interview_ratings (
  interview_id uuid primary key references interviews on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  comment text check (char_length(comment) <= 1000),
  at timestamptz not null
);

create table interview_no_shows (
  interview_id uuid primary key references interviews on delete cascade,
  -- Who says it, and of whom.
  claimed_by text not null check (claimed_by in ('client', 'talent')),
  who text not null check (who in ('client', 'talent')),
  note text check (char_length(note) <= 1000),
  at timestamptz not null,
  answer text check (answer in ('agreed', 'denied')),
  answer_note text check (char_length(answer_note) <= 1000),
  answered_at timestamptz
);

-- The address of a person's own calendar feed.
create table calendar_feeds (
  user_id uuid primary key references users on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null
);

-- What two people have in the room beside their voices: the lines they wrote and the code they share.
create table interview_rooms (
  interview_id uuid primary key references interviews on delete cascade,
  -- The shared code: the state of a document that two people change at once (Yjs).
  pad bytea not null default '',
  pad_language text not null default 'javascript',
  -- Who agrees to a recording at the moment.
  client_agrees boolean not null default false,
  talent_agrees boolean not null default false,
  updated_at timestamptz not null
);
create table interview_room_lines (
  id uuid primary key,
  interview_id uuid not null references interviews on delete cascade,
  seat text not null check (seat in ('client', 'talent')),
  text text not null check (char_length(text) <= 2000),
  at timestamptz not null
);
create index interview_room_lines_of on interview_room_lines (interview_id, id);

-- The two sides do not agree on who was there.
alter table tickets drop constraint tickets_kind;
alter table tickets add constraint tickets_kind check (
  kind in (
    'contact', 'consultant', 'package', 'vacancy', 'extension', 'change_terms', 'company_proof', 'shortlist', 'no_show'
  )
);
