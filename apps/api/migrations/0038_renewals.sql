-- Renewals: what is said about a contract that comes near its end.

create table contract_renewals (
  id uuid primary key,
  contract_id uuid not null references contracts on delete cascade,
  -- The term that would be agreed on.
  term integer not null,
  state text not null check (
    state in (
      'need_renewal', 'waiting_response', 'pending_talent', 'in_progress', 'renewed', 'rejected', 'rejected_by_talent',
      'rejected_by_client'
    )
  ),
  -- What was asked for, by whom; and the terms it comes to.
  asked_by text check (asked_by in ('client', 'talent')),
  wish jsonb,
  offered jsonb,
  offered_fee integer check (offered_fee >= 0),
  note text check (char_length(note) <= 1000),
  reason text check (char_length(reason) <= 1000),
  answer text check (char_length(answer) <= 1000),
  ticket_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (contract_id, term)
);
create index contract_renewals_open on contract_renewals (contract_id)
  where state in ('need_renewal', 'waiting_response', 'pending_talent', 'in_progress');
create index contract_renewals_waiting on contract_renewals (state, id);
