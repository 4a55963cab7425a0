-- Contracts: who works for whom, on which terms, and who signed what.

-- A signature is proved by a code of its own.
alter table code_records drop constraint code_records_kind_check;
alter table code_records
  add constraint code_records_kind_check check (kind in ('email', 'phone', 'referral', 'signature'));

create sequence contract_numbers;

create table contracts (
  id uuid primary key,
  number text not null unique,
  -- A contract outlives what it came from: both are erased with the person they are about.
  interview_id uuid unique references interviews on delete set null,
  project_id uuid references client_projects on delete set null,
  talent_id uuid not null references users on delete restrict,
  -- Whoever the request belongs to: the company is theirs.
  client_id uuid not null references users on delete restrict,
  state text not null check (
    state in ('draft', 'sent', 'signed_by_talent', 'active', 'ending', 'ended', 'terminated')
  ),
  -- The term that is in force, or being agreed on.
  term integer not null default 1 check (term >= 1),
  reason text check (char_length(reason) <= 1000),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index contracts_of_talent on contracts (talent_id, id desc);
create index contracts_of_project on contracts (project_id, id desc);
create index contracts_of_client on contracts (client_id, id desc);
create index contracts_running on contracts (id) where state in ('active', 'ending');

-- Each renewal is a row of its own (D-123); what was signed never changes.
create table contract_terms (
  contract_id uuid not null references contracts on delete cascade,
  term integer not null check (term >= 1),
  type text not null check (
    type in (
      'full_time', 'part_time', 'monthly_hours', 'on_site', 'remote', 'onsite_accommodation', 'onsite_business_visa',
      'hybrid'
    )
  ),
  availability text not null check (availability in ('full_time', 'part_time')),
  start_day date not null,
  end_day date not null,
  months integer not null check (months between 1 and 120),
  -- Cents of a US dollar a month; tax in basis points.
  salary_net integer not null check (salary_net >= 0),
  wht_rate integer not null check (wht_rate between 0 and 5000),
  salary_gross integer not null check (salary_gross >= salary_net),
  fee integer not null check (fee >= 0),
  notice_days integer not null check (notice_days between 0 and 365),
  note text check (char_length(note) <= 1000),
  primary key (contract_id, term),
  check (end_day >= start_day)
);
create index contract_terms_end on contract_terms (end_day);

-- The signing record: each signature holds the hash of the one before it, so that none can be changed or taken out.
create table contract_signatures (
  id uuid primary key,
  -- The place in the chain, where two are of one moment.
  place bigint generated always as identity,
  contract_id uuid not null references contracts on delete restrict,
  term integer not null,
  party text not null check (party in ('talent', 'client')),
  user_id uuid references users on delete set null,
  name text not null,
  signed_at timestamptz not null,
  document jsonb not null,
  document_hash text not null,
  previous_hash text,
  hash text not null unique,
  unique (contract_id, term, party)
);

create table contract_events (
  id uuid primary key,
  place bigint generated always as identity,
  contract_id uuid not null references contracts on delete cascade,
  event text not null,
  actor_kind text not null,
  actor_id uuid,
  note text,
  at timestamptz not null
);
create index contract_events_of on contract_events (contract_id, place);
