-- A ban is decided by more than one person (D-61): report, notice, seven days, decision, one appeal.
create table ban_cases (
  id uuid primary key,
  talent_id uuid not null references users on delete cascade,
  state text not null constraint ban_cases_state check (
    state in ('reported', 'noticed', 'answered', 'unanswered', 'banned', 'dismissed', 'appealed', 'lifted', 'upheld')
  ),
  -- What the talent is told is claimed; not who claims it.
  notice text,
  opened_by uuid references staff on delete set null,
  opened_at timestamptz,
  answer_by timestamptz,
  answer text,
  answered_at timestamptz,
  decided_by uuid references staff on delete set null,
  decided_at timestamptz,
  reason text,
  appeal text,
  appealed_at timestamptz,
  appeal_decided_by uuid references staff on delete set null,
  appeal_decided_at timestamptz,
  appeal_reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index ban_cases_open on ban_cases (talent_id)
  where state in ('reported', 'noticed', 'answered', 'unanswered', 'banned', 'appealed');
create index ban_cases_of_talent on ban_cases (talent_id, id);
create index ban_cases_waiting on ban_cases (answer_by) where state = 'noticed';
create index ban_cases_by_state on ban_cases (state, id);

-- Who reported what. Apart from the case, so that nothing a talent reads of it names the reporter.
create table ban_reports (
  id uuid primary key,
  case_id uuid not null references ban_cases on delete cascade,
  reporter_id uuid references users on delete set null,
  staff_id uuid references staff on delete set null,
  text text not null,
  created_at timestamptz not null
);
create index ban_reports_of on ban_reports (case_id, id);
create index ban_reports_of_reporter on ban_reports (reporter_id) where reporter_id is not null;

create table ban_files (
  file_id uuid primary key references files on delete cascade,
  case_id uuid not null references ban_cases on delete cascade,
  side text not null check (side in ('report', 'notice', 'answer', 'appeal'))
);
create index ban_files_of on ban_files (case_id);
