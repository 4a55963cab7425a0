-- A company asks to take over a contract: the talent agrees or declines until a date, then operations decide.
create table buyouts (
  id uuid primary key,
  contract_id uuid not null references contracts on delete cascade,
  state text not null check (
    state in ('asked', 'consented', 'approved', 'refused', 'declined', 'withdrawn', 'expired', 'lapsed')
  ),
  last_day date not null,
  -- Cents of a US dollar: the price that was read.
  fee integer not null check (fee >= 0),
  -- What the company would offer, in its words to the talent.
  message text check (char_length(message) <= 1000),
  -- The work of operations: from the consent on.
  ticket_id uuid references tickets on delete set null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  reminded_at timestamptz,
  -- When the talent answered, or did not.
  answered_at timestamptz,
  decline_reason text check (decline_reason in ('stay', 'terms', 'leaving', 'other')),
  -- Why operations did not approve; the company reads it.
  refusal text check (char_length(refusal) <= 1000),
  updated_at timestamptz not null
);
create index buyouts_of_contract on buyouts (contract_id, asked_at desc);
-- One that stands for each contract.
create unique index buyouts_standing on buyouts (contract_id) where state in ('asked', 'consented');
create index buyouts_unanswered on buyouts (expires_at, id) where state in ('asked');
