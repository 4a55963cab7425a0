-- Whoever leaves takes their words along, from the trail, too (decision 058): details may be removed, with a mark, and nothing
-- else of an entry may change.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < clock_timestamp() - interval '12 months' then
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

-- Of those who have left already. Cases, nominations, interviews and attempts of theirs are deleted.
update audit_entries set details = '{"erased": true}' || (
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(details) where key = 'part')
where details <> '{}' and (
  (subject_kind in ('user', 'talent') and subject_id in (select id::text from users where status = 'closed'))
  or (subject_kind = 'ban' and subject_id not in (select id::text from ban_cases))
  or (subject_kind = 'nomination' and subject_id not in (select id::text from nominations))
  or (subject_kind = 'interview' and subject_id not in (select id::text from interviews))
  or (subject_kind = 'assessment' and subject_id not in (select id::text from assessment_attempts)));

-- Imported data of others (D-52): the emotions the specification names, and no other word.
alter table personality_results add constraint personality_results_emotions check (
  emotions is null
  or emotions - array['ANGRY', 'DISGUSTED', 'FEAR', 'HAPPY', 'SAD', 'SURPRISED', 'CALM', 'CONFUSED'] = '{}');
