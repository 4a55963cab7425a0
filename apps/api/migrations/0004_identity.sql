-- Signing in with Google: a journey in progress, and what it found until the page has used it.

create table identity_attempts (
  state text primary key,
  -- Of a cookie, so that only the browser that left may come back.
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  nonce text not null,
  verifier text not null,
  -- Where the person pressed the button, and where they were going.
  page text not null,
  redirect text,
  -- The first return counts, any other is a replay.
  returns smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index identity_attempts_expiry on identity_attempts (expires_at);

create table identity_handoffs (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  issuer text not null,
  subject text not null,
  email text not null check (email = lower(email)),
  email_verified boolean not null,
  first_name text not null,
  last_name text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index identity_handoffs_expiry on identity_handoffs (expires_at);
