-- When a person is busy: one row for each person of a meeting, whatever kind it is. It is written by the database itself,
-- in the transaction of the meeting, so that no code and no release can forget it.

create type uuid_range as range (subtype = uuid);

create table busy_times (
  -- Of a meeting of any kind.
  source_id uuid not null,
  -- A user or a colleague.
  person_id uuid not null,
  kind text not null constraint busy_times_kind check (kind in ('meeting', 'interview')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (source_id, person_id),
  check (ends_at > starts_at),
  -- Nobody is in two meetings: two times of one person do not overlap. An interval of one value stands for the person, since
  -- ranges alone have an operator class for GiST without an extension.
  constraint busy_times_apart exclude using gist (
    uuid_range(person_id, person_id, '[]') with &&, tstzrange(starts_at, ends_at) with &&
  )
);
create index busy_times_of on busy_times (person_id, starts_at);

-- Replaces the times of one source. Those who are added are locked first and in order: of two bookings of one person at the
-- same moment the second waits and is refused, and none waits in a circle. Who takes over what a colleague left behind may be
-- busy then: the time they had first counts.
create function save_busy_times(
  source uuid, source_kind text, people uuid[], starts timestamptz, ends timestamptz, is_handover boolean
) returns void language plpgsql as $$
declare
  person uuid;
begin
  delete from busy_times
  where source_id = source and not (person_id = any(people) and starts_at = starts and ends_at = ends);
  for person in
    select distinct added from unnest(people) as added
    where not exists (select from busy_times where source_id = source and person_id = added)
    order by added
  loop
    perform pg_advisory_xact_lock(hashtextextended(person::text, 0));
    insert into busy_times (source_id, person_id, kind, starts_at, ends_at)
    values (source, person, source_kind, starts, ends)
    on conflict do nothing;
    if not found and not is_handover then
      raise exclusion_violation using message = 'the person is in another meeting then', constraint = 'busy_times_apart';
    end if;
  end loop;
end
$$;

create function save_busy_times_of_meeting() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.state in ('canceled') then
    delete from busy_times where source_id = case when tg_op = 'DELETE' then old.id else new.id end;
  else
    perform save_busy_times(
      new.id, 'meeting', array_remove(array[new.host_id, new.user_id], null), new.starts_at, new.ends_at, false);
  end if;
  return null;
end
$$;

create function save_busy_times_of_interview() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from busy_times where source_id = old.id;
  elsif new.starts_at is null or new.state not in ('interview_scheduled', 'client_pending', 'interview_completed') then
    delete from busy_times where source_id = new.id;
  else
    perform save_busy_times(
      new.id, 'interview', array[new.talent_id, new.client_id], new.starts_at, new.ends_at,
      tg_op = 'UPDATE' and new.starts_at is not distinct from old.starts_at and new.ends_at is not distinct from old.ends_at);
  end if;
  return null;
end
$$;

create trigger meetings_busy_times after insert or delete on meetings
  for each row execute function save_busy_times_of_meeting();
create trigger meetings_busy_times_moved after update on meetings
  for each row when (
    (old.host_id, old.user_id, old.starts_at, old.ends_at, old.state in ('canceled'))
      is distinct from (new.host_id, new.user_id, new.starts_at, new.ends_at, new.state in ('canceled'))
  ) execute function save_busy_times_of_meeting();
create trigger interviews_busy_times after insert or delete on interviews
  for each row execute function save_busy_times_of_interview();
create trigger interviews_busy_times_moved after update on interviews
  for each row when (
    (old.talent_id, old.client_id, old.starts_at, old.ends_at,
      old.state in ('interview_scheduled', 'client_pending', 'interview_completed'))
    is distinct from (new.talent_id, new.client_id, new.starts_at, new.ends_at,
      new.state in ('interview_scheduled', 'client_pending', 'interview_completed'))
  ) execute function save_busy_times_of_interview();

-- Of what was agreed on before: times that overlap already keep the first.
insert into busy_times (source_id, person_id, kind, starts_at, ends_at)
select id, person_id, 'meeting', starts_at, ends_at
from meetings cross join lateral unnest(array[host_id, user_id]) as person_id
where state not in ('canceled') and person_id is not null
order by starts_at, id
on conflict do nothing;
insert into busy_times (source_id, person_id, kind, starts_at, ends_at)
select id, person_id, 'interview', starts_at, ends_at
from interviews cross join lateral unnest(array[talent_id, client_id]) as person_id
where starts_at is not null and state in ('interview_scheduled', 'client_pending', 'interview_completed')
order by starts_at, id
on conflict do nothing;
