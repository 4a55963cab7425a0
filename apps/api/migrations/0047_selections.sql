-- The way of every talent through the four steps of selection (D-74): one row each, moved only by events.
create table selections (
  talent_id uuid primary key references users on delete cascade,
  state text not null check (
    state in ('assessment', 'evaluation', 'interview', 'alignment', 'done', 'rejected', 'left')
  ),
  owner_id uuid references staff,
  entered_at timestamptz not null,
  -- What was promised for this step; none while the talent acts.
  due_at timestamptz,
  referred boolean not null default false,
  -- To the tests.
  invited_at timestamptz,
  -- After a rejection.
  apply_again_at timestamptz,
  updated_at timestamptz not null
);
-- Columns of the board and the list, what is promised first comes first; counts of the columns are read from it alone.
create index selections_by_clock on selections (state, (coalesce(due_at, 'infinity'::timestamptz)), talent_id);
create index selections_all_by_clock on selections ((coalesce(due_at, 'infinity'::timestamptz)), talent_id, state);
create index selections_of_owner on selections (owner_id, state, due_at)
  where state in ('assessment', 'evaluation', 'interview', 'alignment');

-- How they came from step to step.
create table selection_moves (
  id bigint generated always as identity primary key,
  talent_id uuid not null references selections on delete cascade,
  event text not null,
  from_state text,
  to_state text not null,
  -- The promise of the step that was left had been broken.
  was_late boolean not null,
  reason text,
  -- Null: by itself.
  staff_id uuid references staff,
  at timestamptz not null
);
create index selection_moves_of on selection_moves (talent_id, id);

-- HR evaluation by rubric; a second colleague may read the same person.
create table selection_evaluations (
  id uuid primary key,
  talent_id uuid not null references selections on delete cascade,
  staff_id uuid not null references staff,
  -- Criterion → mark and evidence.
  marks jsonb not null,
  recommendation text not null check (recommendation in ('strong_yes', 'yes', 'no', 'strong_no')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (talent_id, staff_id)
);

-- The technical interview and the alignment meeting: when, and what came of it.
create table selection_meetings (
  id uuid primary key,
  talent_id uuid not null references selections on delete cascade,
  step text not null check (step in ('interview', 'alignment')),
  starts_at timestamptz not null,
  set_by uuid not null references staff,
  outcome text check (outcome in ('agreed', 'not_agreed', 'no_show')),
  outcome_note text,
  created_at timestamptz not null
);
create index selection_meetings_of on selection_meetings (talent_id, id);

create table selection_notes (
  id uuid primary key,
  talent_id uuid not null references selections on delete cascade,
  staff_id uuid not null references staff,
  text text not null,
  -- Colleagues who were told.
  mentions uuid[] not null,
  created_at timestamptz not null
);
create index selection_notes_of on selection_notes (talent_id, id);

-- Whoever applied before there was a pipeline. Verified people wait for their evaluation by the date they were promised,
-- three working days; whoever is with a company has our steps behind them and was promised no date.
insert into selections (talent_id, state, entered_at, due_at, referred, updated_at)
select
  users.id,
  case
    when hiring_status = 'banned' then 'left'
    when hiring_status = 'hired' then 'done'
    when hiring_status in ('nominated', 'interviewing') and verified then 'alignment'
    when verified and passed_at is null then 'done'
    when verified then 'evaluation'
    else 'assessment'
  end,
  coalesce(passed_at, users.updated_at),
  case when verified and hiring_status not in ('banned', 'hired', 'nominated', 'interviewing') then passed_at + interval '5 days' end,
  exists (select 1 from referrals where friend_id = users.id and referrals.status <> 'void'),
  now()
from users join talent_profiles on user_id = users.id
where users.type = 1 and users.status = 'active' and users.step >= 8;
