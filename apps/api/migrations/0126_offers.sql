-- Offers: what a talent is offered after an accepted interview, before any contract (D-132).
create table offers (
  id uuid primary key,
  -- An offer outlives what it came from: both are erased with the person they are about.
  interview_id uuid references interviews on delete set null,
  project_id uuid references client_projects on delete set null,
  talent_id uuid not null references users on delete cascade,
  -- Whoever the request belongs to: the company is theirs.
  client_id uuid not null references users on delete cascade,
  made_by text not null check (made_by in ('client', 'operations')),
  state text not null constraint offers_state check (
    state in ('made', 'change_asked', 'changed', 'accepted', 'declined', 'expired', 'withdrawn')
  ),
  -- Of the terms that are offered now: what is accepted has to be what was read.
  version integer not null default 1 check (version >= 1),
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  terms_hash text not null,
  -- Cents of a US dollar a month, between the company and us.
  fee integer not null check (fee >= 0),
  -- What the talent asked for last, what was answered, and why it is over.
  requested_changes jsonb check (jsonb_typeof(requested_changes) = 'array'),
  answer text check (char_length(answer) <= 1000),
  reason text check (char_length(reason) <= 1000),
  expires_at timestamptz not null,
  reminded_at timestamptz,
  accepted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- One that stands for each interview.
create unique index offers_standing on offers (interview_id)
  where state in ('made', 'change_asked', 'changed', 'accepted');
create index offers_of_talent on offers (talent_id, id desc);
create index offers_of_client on offers (client_id, id desc);
create index offers_of_interview on offers (interview_id);
create index offers_of_project on offers (project_id);
create index offers_open on offers (expires_at, id) where state in ('made', 'change_asked', 'changed');

-- Every version that was offered, for the redline.
create table offer_versions (
  offer_id uuid not null references offers on delete cascade,
  version integer not null check (version >= 1),
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  terms_hash text not null,
  fee integer not null check (fee >= 0),
  at timestamptz not null,
  primary key (offer_id, version)
);

create table offer_events (
  id uuid primary key,
  place bigint generated always as identity,
  offer_id uuid not null references offers on delete cascade,
  event text not null,
  version integer not null,
  actor_kind text not null,
  actor_id uuid,
  note text,
  at timestamptz not null
);
create index offer_events_of on offer_events (offer_id, place);
