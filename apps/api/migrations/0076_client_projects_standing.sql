-- Materialised count: a colleague's home lists the requests that have no standing nomination. Joined, all open requests were
-- read to find the few. A trigger, because a nomination also ends where its talent or its request is deleted.
alter table client_projects add column standing_nominations integer not null default 0;

update client_projects set standing_nominations = standing.count
from (
  select project_id, count(*) from nominations where state in ('reserved', 'in_interview', 'accepted') group by project_id
) as standing
where id = standing.project_id;

create function count_standing_nominations() returns trigger language plpgsql as $$
declare
  standing constant text[] := array['reserved', 'in_interview', 'accepted'];
  before integer := 0;
  after integer := 0;
begin
  if tg_op <> 'INSERT' then before := (old.state = any(standing))::integer; end if;
  if tg_op <> 'DELETE' then after := (new.state = any(standing))::integer; end if;
  if before <> after then
    update client_projects set standing_nominations = standing_nominations + after - before
    where id = coalesce(new.project_id, old.project_id);
  end if;
  return null;
end
$$;
create trigger nominations_counted after insert or delete or update of state on nominations
  for each row execute function count_standing_nominations();

drop index client_projects_searching;
create index client_projects_searching on client_projects (created_at, id)
  where contracted_at is null and manager_id is not null and standing_nominations = 0;
