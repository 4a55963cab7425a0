-- Ending a contract before its last day, by the word of one side.
create table contract_endings (
  id uuid primary key,
  contract_id uuid not null references contracts on delete cascade,
  kind text not null check (kind in ('notice', 'replacement')),
  state text not null check (state in ('given', 'acknowledged', 'withdrawn')),
  given_by text not null check (given_by in ('talent', 'client')),
  reason text not null check (char_length(reason) between 1 and 40),
  -- In the words of that side, for its account manager.
  words text check (char_length(words) <= 1000),
  last_day date not null,
  given_at timestamptz not null,
  updated_at timestamptz not null
);
-- A contract ends once.
create unique index contract_endings_standing on contract_endings (contract_id) where state in ('given', 'acknowledged');
create index contract_endings_of on contract_endings (contract_id, given_at);

-- Of the notice that stands: a contract is over on that day, or at the end of its term where that is earlier.
alter table contracts add column early_end date;
