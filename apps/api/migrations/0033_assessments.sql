-- Assessments: the items that were drawn from the bank, the attempts of talents, and what came of them.

-- An item as it was when somebody drew it: the version is the hash of its content, so an edited one is a new row.
create table assessment_items (
  id text not null,
  version text not null,
  content jsonb not null,
  primary key (id, version)
);

-- Taken out of future draws by a person; whatever version comes.
create table assessment_items_retired (
  item_id text primary key,
  retired_by uuid not null references staff (id),
  reason text not null,
  retired_at timestamptz not null
);

create table assessment_attempts (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  assessment_id text not null,
  kind text not null check (kind in ('multiple_choice', 'coding', 'video', 'personality')),
  state text not null check (
    state in (
      'invited', 'running', 'submitted', 'in_review', 'passed', 'failed', 'completed', 'lapsed', 'voided', 'annulled'
    )
  ),
  token_hash text not null unique,
  expires_at timestamptz not null,
  seed int not null,
  extra_time int not null default 0 check (extra_time in (0, 25, 50, 75, 100)),
  -- The window that may save.
  device text,
  started_at timestamptz,
  heard_at timestamptz,
  -- Milliseconds.
  paused int not null default 0 check (paused between 0 and 600000),
  allowed int not null default 0,
  submitted_at timestamptz,
  ended_at timestamptz,
  score int check (score between 0 and 100),
  -- What the report shows of it, made when it is graded: later changes of the bank or the others do not change it.
  report jsonb,
  -- What the talent says about what was noticed.
  comment text,
  incident text,
  incident_at timestamptz,
  -- Who decided where a person did, and why.
  decided_by uuid references staff (id),
  decision text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint attempts_started check (
    (state in ('invited', 'lapsed')) or (started_at is not null) or (state = 'voided')
  )
);
create unique index assessment_attempts_open on assessment_attempts (user_id, assessment_id)
  where state in ('invited', 'running');
create index assessment_attempts_of on assessment_attempts (user_id, id);
create index assessment_attempts_waiting on assessment_attempts (state, submitted_at)
  where state in ('submitted', 'in_review');
create index assessment_attempts_scores on assessment_attempts (assessment_id, score) where score is not null;

create table assessment_answers (
  attempt_id uuid not null references assessment_attempts (id) on delete cascade,
  position int not null check (position between 1 and 100),
  item_id text not null,
  item_version text not null,
  answer jsonb,
  flagged boolean not null default false,
  revision int not null default 0,
  -- Looked at for so long.
  seconds int not null default 0,
  saved_at timestamptz,
  -- After grading: how many of its tests passed.
  passed int,
  total int,
  result jsonb,
  primary key (attempt_id, position),
  foreign key (item_id, item_version) references assessment_items (id, version)
);
create index assessment_answers_of_item on assessment_answers (item_id);

-- What the window noticed: facts, listed in the report.
create table assessment_conduct (
  id uuid primary key,
  attempt_id uuid not null references assessment_attempts (id) on delete cascade,
  kind text not null check (kind in ('left', 'paste', 'second_screen', 'taken_over', 'offline')),
  position int,
  seconds int not null,
  at timestamptz not null
);
create index assessment_conduct_of on assessment_conduct (attempt_id, at);

-- Code as it stood, for playback; one at most every few seconds.
create table assessment_snapshots (
  id uuid primary key,
  attempt_id uuid not null references assessment_attempts (id) on delete cascade,
  position int not null,
  language text not null check (language in ('javascript', 'typescript', 'python', 'sql')),
  source text not null,
  at timestamptz not null
);
create index assessment_snapshots_of on assessment_snapshots (attempt_id, position, at);

-- Code that somebody ran while answering.
create table assessment_runs (
  id uuid primary key,
  attempt_id uuid not null references assessment_attempts (id) on delete cascade,
  position int not null,
  request jsonb not null,
  result jsonb,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index assessment_runs_of on assessment_runs (attempt_id, id);

-- Recordings; the file is kept by the platform.
create table assessment_videos (
  id uuid primary key,
  attempt_id uuid not null references assessment_attempts (id) on delete cascade,
  position int not null,
  take int not null check (take between 1 and 2),
  file_key text,
  bytes int,
  seconds numeric,
  sha256 text,
  created_at timestamptz not null,
  arrived_at timestamptz,
  unique (attempt_id, position, take)
);

create table assessment_objections (
  id uuid primary key,
  attempt_id uuid not null references assessment_attempts (id) on delete cascade,
  state text not null check (state in ('open', 'accepted', 'refused', 'withdrawn')),
  note text not null,
  due_at timestamptz not null,
  decided_by uuid references staff (id),
  answer text,
  created_at timestamptz not null,
  decided_at timestamptz
);
create unique index assessment_objections_once on assessment_objections (attempt_id) where state = 'open';

create table personality_results (
  user_id uuid primary key references users (id) on delete cascade,
  attempt_id uuid not null references assessment_attempts (id) on delete cascade,
  -- By trait, 0 to 100; null where too little was answered.
  scores jsonb not null,
  -- Imported data of others (D-52); nothing here writes it, and nothing ranks by it.
  emotions jsonb,
  shared_at timestamptz,
  taken_at timestamptz not null
);

-- A link to the report that its owner has given away.
create table report_shares (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token_hash text not null unique,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null
);
create index report_shares_of on report_shares (user_id) where revoked_at is null;
