-- Only the interviewer who is invited or taken off: whoever took the interview over from a colleague who left may be in another
-- meeting then, which kept them from inviting anybody.
create or replace function save_busy_times_of_interviewer() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from busy_times
    where source_id = old.interview_id and person_id = old.user_id
      and not exists (select from interviews where id = old.interview_id and old.user_id in (talent_id, client_id));
  else
    perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 0));
    insert into busy_times (source_id, person_id, kind, starts_at, ends_at)
    select id, new.user_id, 'interview', starts_at, ends_at from interviews
    where id = new.interview_id and starts_at is not null
      and state in ('interview_scheduled', 'client_pending', 'interview_completed')
    on conflict (source_id, person_id) do nothing;
  end if;
  return null;
end
$$;
