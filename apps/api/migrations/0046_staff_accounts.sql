-- Accounts of staff: who is invited, who lost their authenticator, who was last here.

alter table staff
  -- Within five minutes: noted when a session is looked up.
  add column last_seen_at timestamptz,
  add column ended_at timestamptz;

-- A link with which an authenticator is set up: of somebody new, or in place of a lost one.
create table staff_invitations (
  id uuid primary key,
  email text not null check (email = lower(email)),
  roles text[] not null,
  -- Whose authenticator is replaced; nobody's when somebody is new.
  staff_id uuid references staff on delete cascade,
  -- Null of the first admin, who is invited by a command on the server.
  invited_by uuid references staff on delete set null,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- Used, withdrawn or replaced.
  ended_at timestamptz,
  constraint staff_invitations_roles check (
    roles <@ array['recruiter', 'matcher', 'account_manager', 'operations', 'finance', 'content', 'admin']
  )
);
create unique index staff_invitations_open on staff_invitations (email) where ended_at is null;

-- A lost authenticator is replaced by two persons: one asks, another confirms.
create table staff_resets (
  id uuid primary key,
  staff_id uuid not null references staff on delete cascade,
  asked_by uuid references staff on delete set null,
  reason text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references staff on delete set null,
  confirmed boolean not null default false
);
create unique index staff_resets_open on staff_resets (staff_id) where decided_at is null;
