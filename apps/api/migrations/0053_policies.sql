-- Policies: one whole number per key and day, with who set it and why. The value in force is that of the latest day that has
-- come; rows are never changed or removed, a planned one may be withdrawn before its day. Days are those of Riyadh.
alter table policies rename to policies_before;
alter table policies_before drop constraint policies_pkey;

create table policies (
  id uuid primary key,
  place bigint generated always as identity unique,
  key text not null check (char_length(key) <= 60),
  value integer not null,
  from_day date not null,
  reason text not null check (char_length(reason) between 1 and 500),
  -- Null for what was set before there was a screen for it.
  set_by uuid references staff on delete restrict,
  created_at timestamptz not null,
  withdrawn_by uuid references staff on delete restrict,
  withdrawn_at timestamptz,
  check ((withdrawn_by is null) = (withdrawn_at is null))
);
create index policies_of_key on policies (key, place desc);
-- Two planned changes of one number never begin on the same day; one of today may be put right once more.
create function refuse_policy_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.withdrawn_at is null and new.withdrawn_at is not null
    and (new.id, new.key, new.value, new.from_day, new.reason, new.created_at)
      = (old.id, old.key, old.value, old.from_day, old.reason, old.created_at)
    and new.set_by is not distinct from old.set_by then
    return new;
  end if;
  raise exception 'the history of policies is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger policies_append_only before update or delete on policies
  for each row execute function refuse_policy_change();

-- The days that the working-day clock leaves out, beside Fridays and Saturdays (D-73).
create table public_holidays (
  day date primary key,
  name_ar text not null check (char_length(name_ar) <= 80),
  name_en text not null check (char_length(name_en) <= 80),
  added_by uuid references staff on delete restrict,
  created_at timestamptz not null
);

-- What was set by hand so far.
insert into policies (id, key, value, from_day, reason, created_at)
select gen_random_uuid(), numbers.key, numbers.value, (effective_from at time zone 'Asia/Riyadh')::date,
  'Set before 2026-11-16', effective_from
from policies_before, lateral (
  select case policies_before.key when 'vat_ksa' then 'vat_rate' else policies_before.key end as key,
    (policies_before.value #>> '{}')::integer as value
  where policies_before.key in ('wht_rate', 'vat_ksa', 'sar_rate', 'referral_probation_days')
  union all
  select 'salary_minimum_' || part.key, part.value::integer
  from jsonb_each_text(case policies_before.key when 'minimum_salaries' then policies_before.value else '{}' end) as part
  where part.key in ('full_time', 'part_time')
  union all
  select names.new, (policies_before.value ->> names.old)::integer
  from (values ('opens', 'meeting_opens'), ('closes', 'meeting_closes'), ('minutes', 'meeting_minutes'),
    ('noticeHours', 'meeting_notice_hours'), ('horizonDays', 'meeting_horizon_days')) as names (old, new)
  where policies_before.key = 'meetings' and policies_before.value ? names.old
  union all
  select 'referral_' || (tier ->> 'tier') || '_usd', (tier ->> 'amount_usd')::integer
  from jsonb_array_elements(case policies_before.key when 'referral_tiers' then policies_before.value else '[]' end) as tier
  union all
  select 'referral_' || (tier ->> 'tier') || '_years', (tier ->> 'min_years')::integer
  from jsonb_array_elements(case policies_before.key when 'referral_tiers' then policies_before.value else '[]' end) as tier
  where tier ->> 'tier' <> 'junior'
) as numbers;

insert into public_holidays (day, name_ar, name_en, created_at)
select distinct on (listed.day) listed.day::date, 'عطلة رسمية', 'Public holiday', effective_from
from policies_before, jsonb_array_elements_text(value) as listed (day) where key = 'public_holidays'
order by listed.day, effective_from desc;

drop table policies_before;
