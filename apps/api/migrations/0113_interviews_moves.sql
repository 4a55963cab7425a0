-- Another time for a scheduled interview, asked for by either side. The agreed time stands until the other side takes one.
create table interview_moves (
  id uuid primary key,
  interview_id uuid not null references interviews on delete cascade,
  asked_by text not null check (asked_by in ('client', 'talent')),
  reason text not null check (char_length(reason) <= 5000),
  state text not null constraint interview_moves_state check (
    state in ('asked', 'accepted', 'kept', 'dropped', 'lapsed')
  ),
  -- Until when the other side may answer.
  due_at timestamptz not null,
  asked_at timestamptz not null,
  answered_at timestamptz,
  constraint interview_moves_answered check ((state = 'asked') = (answered_at is null))
);
-- One question at a time.
create unique index interview_moves_once on interview_moves (interview_id) where state = 'asked';
create index interview_moves_of on interview_moves (interview_id, asked_at);
create index interview_moves_due on interview_moves (due_at) where state = 'asked';

create table interview_move_times (
  id uuid primary key,
  move_id uuid not null references interview_moves on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at > starts_at)
);
create index interview_move_times_of on interview_move_times (move_id, starts_at);
