-- How it is going, asked of both sides of a contract after its first week and then each month.
create table check_ins (
  id uuid primary key,
  contract_id uuid not null references contracts on delete cascade,
  side text not null check (side in ('talent', 'client')),
  -- 1 after the first week, then one a month.
  round integer not null check (round >= 1),
  state text not null check (state in ('asked', 'answered', 'raised', 'handled', 'lapsed')),
  sent_at timestamptz not null,
  -- Of the answer, then of the colleague who speaks to somebody for whom it does not go well.
  due_at timestamptz not null,
  mood text check (mood in ('good', 'so_so', 'not_good')),
  words text check (char_length(words) <= 500),
  is_shared boolean not null default false,
  answered_at timestamptz,
  answered_by uuid references users on delete set null,
  -- What a colleague noted of it, for colleagues.
  note text check (char_length(note) <= 1000),
  handled_at timestamptz,
  unique (contract_id, side, round),
  check ((mood is null) = (answered_at is null)),
  check (not is_shared or mood = 'good')
);
create index check_ins_asked on check_ins (due_at) where state in ('asked');
create index check_ins_raised on check_ins (due_at) where state in ('raised');
create index check_ins_answered_by on check_ins (answered_by) where answered_by is not null;
