-- People we propose to a client for a request, and what the client thinks of people.

create table nominations (
  id uuid primary key,
  project_id uuid not null references client_projects on delete cascade,
  talent_id uuid not null references users on delete cascade,
  state text not null constraint nominations_state check (
    state in ('reserved', 'in_interview', 'accepted', 'not_interested', 'expired', 'withdrawn')
  ),
  -- Why this person, in the words of whoever nominated, one sentence each.
  reasons text[] not null check (cardinality(reasons) > 0),
  nominated_by uuid references staff on delete set null,
  expires_at timestamptz not null,
  extended smallint not null default 0,
  -- Why not, in the client's words and as one of a few tags.
  pass_reason text check (char_length(pass_reason) <= 5000),
  pass_tag text,
  -- The talent has shown their pay to this client.
  salary_unlocked_at timestamptz,
  opened_at timestamptz,
  -- More days were asked for, and nobody has answered yet.
  asked_at timestamptz,
  -- The client has been told that time runs out.
  reminded_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint nominations_pass check (state <> 'not_interested' or pass_reason is not null)
);
-- Nobody is proposed twice for the same request while the first proposal stands.
create unique index nominations_once on nominations (project_id, talent_id)
  where state in ('reserved', 'in_interview', 'accepted');
create index nominations_of_project on nominations (project_id, id desc);
create index nominations_of_talent on nominations (talent_id, id desc);
create index nominations_due on nominations (expires_at) where state in ('reserved', 'in_interview');

create table nomination_events (
  id bigint generated always as identity primary key,
  nomination_id uuid not null references nominations on delete cascade,
  kind text not null,
  -- 'client', 'staff' or 'system', and who it was.
  actor_kind text not null check (actor_kind in ('client', 'staff', 'system')),
  actor_id uuid,
  data jsonb not null default '{}',
  at timestamptz not null
);
create index nomination_events_of on nomination_events (nomination_id, id);

-- A private bookmark, or the word to the account manager that this is the one (D-69).
create table talent_marks (
  project_id uuid not null references client_projects on delete cascade,
  talent_id uuid not null references users on delete cascade,
  mark text not null constraint talent_marks_mark check (mark in ('saved', 'shortlisted')),
  at timestamptz not null,
  primary key (project_id, talent_id)
);
create index talent_marks_of_talent on talent_marks (talent_id);
create index talent_marks_newest on talent_marks (project_id, mark, at desc, talent_id desc);

-- An account manager hears of those a client wants.
alter table tickets drop constraint tickets_kind;
alter table tickets add constraint tickets_kind check (
  kind in ('contact', 'consultant', 'package', 'vacancy', 'extension', 'change_terms', 'company_proof', 'shortlist')
);
create unique index tickets_shortlist on tickets ((data->>'project_id')) where kind = 'shortlist' and state = 'open';

-- The industries somebody has worked in: keys of the catalogue.
alter table talent_profiles add column industries text[] not null default '{}';

-- Links with which somebody without an account sees one profile (D-12).
create table talent_shares (
  id uuid primary key,
  talent_id uuid not null references users on delete cascade,
  project_id uuid not null references client_projects on delete cascade,
  nomination_id uuid references nominations on delete cascade,
  created_by uuid references users on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null
);
create index talent_shares_of on talent_shares (project_id, talent_id, created_at desc);
create index talent_shares_of_talent on talent_shares (talent_id);

-- Clients see people of the matching, too.
alter table profile_views
  drop constraint profile_views_ground_check,
  add constraint profile_views_ground check (
    ground in ('showcase', 'matching', 'nomination', 'interview', 'contract', 'shared_link')
  );

-- What we have answered, beside the question.
create table ticket_answers (
  id uuid primary key,
  ticket_id uuid not null references tickets on delete cascade,
  staff_id uuid references staff on delete set null,
  text text not null,
  at timestamptz not null
);
create index ticket_answers_of on ticket_answers (ticket_id, id);
