-- People, how they sign in, and what they agreed to.

create table users (
  id uuid primary key,
  type smallint not null check (type in (1, 2)),
  status text not null default 'active' check (status in ('pending', 'active', 'closed')),
  email text not null check (email = lower(email)),
  email_verified_at timestamptz,
  first_name text not null,
  last_name text not null,
  phone text,
  phone_country text,
  phone_verified_at timestamptz,
  country text,
  website text,
  -- The person's role at their company, or the one chosen in a code challenge.
  role text,
  step smallint not null default 1 check (step >= 1),
  timezone text,
  lang text not null default 'ar' check (lang in ('ar', 'en')),
  from_workable boolean not null default false,
  in_competition boolean not null default false,
  signup_source text not null,
  marketing_campaign text,
  utm jsonb,
  -- What a client said in the one-step wizard before there was an account to keep it in.
  step_one jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint users_client_step_cap check (type <> 2 or step <= 6)
);
create unique index users_email on users (email);
-- A number belongs to whoever verified it first; an unverified duplicate blocks nobody.
create unique index users_verified_phone on users (phone) where phone_verified_at is not null;
create index users_unverified on users (created_at) where email_verified_at is null;

create table staff (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  roles text[] not null,
  active boolean not null default true,
  created_at timestamptz not null
);

create table sessions (
  id uuid primary key,
  user_id uuid references users on delete cascade,
  staff_id uuid references staff on delete cascade,
  token_hash bytea not null unique,
  user_agent text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  check (num_nonnulls(user_id, staff_id) = 1)
);
create index sessions_user on sessions (user_id);

-- The codes of one address: a mail address before sign-in, a user's phone after it.
create table code_records (
  kind text not null check (kind in ('email', 'phone')),
  subject text not null,
  address text not null,
  code_hash bytea,
  expires_at timestamptz,
  retries smallint not null,
  blocked_until timestamptz,
  sends smallint not null default 0,
  sends_since timestamptz,
  last_sent_at timestamptz,
  wrong_count smallint not null default 0,
  last_wrong_at timestamptz,
  primary key (kind, subject)
);

create table user_identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);

-- A ledger: what was agreed to, when, and in which words.
create table consents (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('terms', 'privacy', 'marketing')),
  granted boolean not null,
  version text not null,
  at timestamptz not null
);
create index consents_user on consents (user_id);
