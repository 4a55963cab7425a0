-- Looking back on a contract that is over: what each side says of it, and what a company writes of a talent.
create table work_reviews (
  id uuid primary key,
  contract_id uuid not null references contracts on delete cascade,
  side text not null check (side in ('talent', 'client')),
  state text not null check (state in ('asked', 'answered', 'lapsed')),
  sent_at timestamptz not null,
  due_at timestamptz not null,
  overall integer check (overall between 1 and 5),
  again text check (again in ('yes', 'perhaps', 'no')),
  -- For the account manager.
  words text check (char_length(words) <= 500),
  answered_at timestamptz,
  answered_by uuid references users on delete set null,
  unique (contract_id, side),
  check ((overall is null) = (answered_at is null) and (again is null) = (answered_at is null))
);
create index work_reviews_asked on work_reviews (due_at) where state in ('asked');
create index work_reviews_answered_by on work_reviews (answered_by) where answered_by is not null;

create table work_references (
  id uuid primary key,
  contract_id uuid not null unique references contracts on delete cascade,
  talent_id uuid not null references users on delete cascade,
  state text not null check (state in ('held', 'hidden', 'shown', 'removed')),
  for_talent text check (char_length(for_talent) <= 500),
  for_companies text check (char_length(for_companies) <= 1000),
  is_named boolean not null default false,
  reply text check (char_length(reply) <= 500),
  written_at timestamptz not null,
  -- Companies that read the profile read it since then.
  shown_at timestamptz,
  -- Until when a colleague reads what was held.
  due_at timestamptz,
  removed_reason text check (char_length(removed_reason) <= 500),
  check (for_talent is not null or for_companies is not null),
  check (shown_at is null or for_companies is not null),
  check ((state = 'shown') = (shown_at is not null)),
  check ((state = 'removed') = (removed_reason is not null)),
  check ((state = 'held') = (due_at is not null))
);
create index work_references_of_talent on work_references (talent_id);
create index work_references_held on work_references (due_at) where state in ('held');
