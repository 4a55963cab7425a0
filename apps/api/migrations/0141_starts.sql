-- What both sides prepare before the first day of a contract.
create table starts (
  contract_id uuid primary key references contracts on delete cascade,
  first_day date not null,
  -- The first day as the company plans it: all of it, or nothing yet.
  starts_at timestamptz,
  timezone text check (char_length(timezone) <= 64),
  contact text check (char_length(contact) between 1 and 120),
  place text check (char_length(place) between 1 and 300),
  note text check (char_length(note) <= 500),
  -- The day of the last reminder.
  reminded_on date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (num_nulls(starts_at, timezone, contact, place) in (0, 4))
);
create index starts_by_day on starts (first_day);

create table start_items (
  id uuid primary key,
  contract_id uuid not null references starts on delete cascade,
  side text not null check (side in ('talent', 'client')),
  kind text not null check (kind in ('identity', 'payout_details', 'own_equipment', 'first_day_read', 'company_details',
    'first_day', 'accesses', 'documents', 'workplace', 'added')),
  label text check (char_length(label) between 1 and 120),
  -- Ticked by its side; items that follow from a fact never are.
  done_at timestamptz,
  created_at timestamptz not null,
  check ((kind = 'added') = (label is not null))
);
create index start_items_of_contract on start_items (contract_id);
create unique index start_items_once on start_items (contract_id, kind) where kind <> 'added';
