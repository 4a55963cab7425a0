-- Conversations with the recruiter: a visitor's by the hash of a cookie, until they are moved into an account.
create table recruiter_conversations (
  id uuid primary key,
  audience text not null check (audience in ('visitor', 'company')),
  user_id uuid references users on delete cascade,
  visitor_hash bytea,
  -- What it is about from its beginning.
  project_id uuid references client_projects on delete set null,
  title text not null default '' check (char_length(title) <= 80),
  -- Its owner named it; otherwise it is called by what is needed.
  is_titled boolean not null default false,
  is_shared boolean not null default false,
  timezone text,
  state text not null check (state in ('listening', 'ready', 'people', 'squads', 'prepared', 'done')),
  requirement jsonb not null,
  asked text[] not null default '{}',
  question text check (question in ('roles', 'skills', 'count', 'seniority', 'duration', 'start', 'budget', 'hours')),
  -- Ids of the people and teams on the screen, so that they can be spoken of.
  shown jsonb,
  messages integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (num_nonnulls(user_id, visitor_hash) = 1)
);
create index recruiter_conversations_user on recruiter_conversations (user_id, updated_at) where user_id is not null;
create index recruiter_conversations_visitor on recruiter_conversations (visitor_hash) where visitor_hash is not null;
create index recruiter_conversations_project on recruiter_conversations (project_id) where project_id is not null;
create index recruiter_conversations_updated on recruiter_conversations (updated_at);

-- An answer names people by their ids alone: their names and facts are read when it is shown.
create table recruiter_messages (
  id uuid primary key,
  conversation_id uuid not null references recruiter_conversations on delete cascade,
  seq integer not null,
  author text not null check (author in ('person', 'recruiter')),
  user_id uuid references users on delete set null,
  text text not null default '' check (char_length(text) <= 5000),
  lang text not null check (lang in ('ar', 'en')),
  sentences jsonb not null default '[]',
  blocks jsonb not null default '[]',
  choices jsonb not null default '[]',
  unread jsonb not null default '[]',
  question text check (question in ('roles', 'skills', 'count', 'seniority', 'duration', 'start', 'budget', 'hours')),
  created_at timestamptz not null,
  unique (conversation_id, seq)
);
create index recruiter_messages_user on recruiter_messages (user_id) where user_id is not null;

-- What is prepared and waits for a press.
create table recruiter_proposals (
  id uuid primary key,
  conversation_id uuid not null references recruiter_conversations on delete cascade,
  kind text not null check (kind in ('request', 'meeting', 'shortlist')),
  state text not null check (state in ('open', 'confirmed', 'dropped', 'replaced')),
  payload jsonb not null,
  href text,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  check ((state = 'open') = (decided_at is null))
);
create index recruiter_proposals_open on recruiter_proposals (conversation_id) where state in ('open');
create index recruiter_proposals_decided_by on recruiter_proposals (decided_by) where decided_by is not null;

-- Who was suggested to whom and when, for the people themselves.
create table recruiter_suggestions (
  message_id uuid not null references recruiter_messages on delete cascade,
  talent_id uuid not null references users on delete cascade,
  place integer not null,
  suggested_at timestamptz not null,
  primary key (message_id, talent_id)
);
create index recruiter_suggestions_talent on recruiter_suggestions (talent_id);
