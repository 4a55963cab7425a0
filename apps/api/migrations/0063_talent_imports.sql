-- Files of candidates from Workable, and what becomes of every line (D-76).
create table talent_imports (
  id uuid primary key,
  staff_id uuid not null references staff,
  file_name text not null,
  phase text not null check (phase in ('comparing', 'ready', 'running', 'stopped', 'finished')),
  ignored text[] not null,
  total integer not null,
  imported integer not null default 0,
  noted integer not null default 0,
  skipped integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index talent_imports_newest on talent_imports (created_at desc);

create table talent_import_rows (
  import_id uuid not null references talent_imports on delete cascade,
  line integer not null,
  name text not null,
  email text not null,
  phone text,
  -- What would be taken over; null where the line cannot be used.
  person jsonb,
  faults jsonb not null default '[]',
  verdict text check (verdict in ('new', 'duplicate', 'faulty')),
  likeness text check (likeness in ('mail', 'phone', 'name')),
  match_id uuid references users on delete set null,
  choice text not null default 'skip' check (choice in ('import', 'note', 'skip')),
  state text not null default 'waiting' check (state in ('waiting', 'imported', 'noted', 'skipped')),
  user_id uuid references users on delete set null,
  primary key (import_id, line)
);
create index talent_import_rows_match on talent_import_rows (match_id) where match_id is not null;
create index talent_import_rows_user on talent_import_rows (user_id) where user_id is not null;

-- Whoever was imported is asked once, by a link; until they agree nothing is done with what we have.
create table imported_talents (
  user_id uuid primary key references users on delete cascade,
  token_hash bytea not null unique,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  consented_at timestamptz
);
create index imported_talents_waiting on imported_talents (expires_at) where consented_at is null;

-- Addresses whose owners declined, as hashes: no later import brings them back.
create table import_refusals (email_hash bytea primary key, at timestamptz not null);
