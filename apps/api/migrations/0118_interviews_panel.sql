-- Colleagues of the company who interview too, and what each of them thought.
create table interview_interviewers (
  interview_id uuid not null references interviews on delete cascade,
  user_id uuid not null references users on delete cascade,
  invited_at timestamptz not null,
  primary key (interview_id, user_id)
);
create index interview_interviewers_of on interview_interviewers (user_id);

create table interview_scorecards (
  interview_id uuid not null references interviews on delete cascade,
  user_id uuid not null references users on delete cascade,
  scores jsonb not null check (jsonb_typeof(scores) = 'object'),
  recommendation text not null check (recommendation in ('yes', 'unsure', 'no')),
  note text check (char_length(note) <= 5000),
  at timestamptz not null,
  primary key (interview_id, user_id)
);
create index interview_scorecards_of on interview_scorecards (user_id);

-- Interviewers are busy then, too.
create or replace function save_busy_times_of_interview() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from busy_times where source_id = old.id;
  elsif new.starts_at is null or new.state not in ('interview_scheduled', 'client_pending', 'interview_completed') then
    delete from busy_times where source_id = new.id;
  else
    perform save_busy_times(
      new.id, 'interview',
      array[new.talent_id, new.client_id]
        || array(select user_id from interview_interviewers where interview_id = new.id),
      new.starts_at, new.ends_at,
      tg_op = 'UPDATE' and new.starts_at is not distinct from old.starts_at and new.ends_at is not distinct from old.ends_at);
  end if;
  return null;
end
$$;

create function save_busy_times_of_interviewer() returns trigger language plpgsql as $$
declare
  meeting interviews;
begin
  select * into meeting from interviews
  where id = case when tg_op = 'DELETE' then old.interview_id else new.interview_id end;
  if meeting.starts_at is not null and meeting.state in ('interview_scheduled', 'client_pending', 'interview_completed') then
    perform save_busy_times(
      meeting.id, 'interview',
      array[meeting.talent_id, meeting.client_id]
        || array(select user_id from interview_interviewers where interview_id = meeting.id),
      meeting.starts_at, meeting.ends_at, false);
  end if;
  return null;
end
$$;
create trigger interview_interviewers_busy_times after insert or delete on interview_interviewers
  for each row execute function save_busy_times_of_interviewer();
