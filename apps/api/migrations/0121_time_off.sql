-- Time off within a running contract: asked by the talent, answered by the company.
create table time_off (
  id uuid primary key,
  contract_id uuid not null references contracts on delete cascade,
  kind text not null check (kind in ('paid', 'unpaid')),
  state text not null check (state in ('asked', 'agreed', 'declined', 'withdrawn', 'lapsed')),
  first_day date not null,
  last_day date not null,
  -- Working days of paid leave, all days of unpaid ones, as they were counted when it was asked for.
  days integer not null check (days >= 1),
  note text check (char_length(note) <= 500),
  -- Why the company declined it.
  reason text check (char_length(reason) <= 500),
  asked_at timestamptz not null,
  updated_at timestamptz not null,
  check (last_day >= first_day),
  -- A day is asked for once.
  constraint time_off_apart exclude using gist (
    uuid_range(contract_id, contract_id, '[]') with &&, daterange(first_day, last_day, '[]') with &&
  ) where (state in ('asked', 'agreed'))
);
create index time_off_of_contract on time_off (contract_id, first_day);
create index time_off_waiting on time_off (first_day) where state in ('asked');
