-- Nobody is in two meetings, whoever takes over from a colleague included: an interview that is ahead is not handed to somebody
-- who is busy at its time. What is past keeps the time they had first, because they were not in it. The version by which an
-- interview is known as past is its own last change, as everywhere in this table: the clock of the database is nobody's.
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
      tg_op = 'UPDATE' and new.starts_at is not distinct from old.starts_at and new.ends_at is not distinct from old.ends_at
        and not (new.client_id is distinct from old.client_id
          and new.state = 'interview_scheduled' and new.ends_at > new.updated_at));
  end if;
  return null;
end
$$;
