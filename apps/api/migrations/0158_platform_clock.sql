-- The clock port of SQL (decision 121): what a statement, a default or a trigger asks for the time. A virtual clock replaces it.
create function clock_now() returns timestamptz language sql volatile parallel safe return clock_timestamp();

alter table messages alter column created_at set default clock_now();
alter table events alter column created_at set default clock_now();
alter table audit_entries alter column at set default clock_now();
alter table files alter column created_at set default clock_now();
alter table idempotency_keys alter column created_at set default clock_now();
alter table uploads alter column created_at set default clock_now();

create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < clock_now() - interval '12 months' then
      return old;
    end if;
  elsif tg_op = 'UPDATE' then
    if new.details ? 'erased' and to_jsonb(new) - 'details' = to_jsonb(old) - 'details' and not exists (
      select from jsonb_each(new.details - 'erased') as stays where old.details -> stays.key is distinct from stays.value)
    then
      return new;
    end if;
  end if;
  raise exception 'the audit trail is append-only' using errcode = 'insufficient_privilege';
end $$;
