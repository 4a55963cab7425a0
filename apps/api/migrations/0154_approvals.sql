-- Approvals: what one colleague makes and another releases. `data` is what will be done, as whoever releases it has read it.
create table approval_substitutes (
  id uuid primary key,
  staff_id uuid not null references staff on delete restrict,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  reason text not null check (char_length(reason) between 1 and 500),
  appointed_by uuid not null references staff on delete restrict,
  created_at timestamptz not null,
  ended_by uuid references staff on delete restrict,
  ended_at timestamptz,
  check ((ended_by is null) = (ended_at is null)),
  constraint approval_substitutes_two_people check (appointed_by <> staff_id)
);
create index approval_substitutes_of on approval_substitutes (staff_id, to_day);

create table approvals (
  id uuid primary key,
  kind text not null constraint approvals_kind check (kind in ('payout_batch', 'policy_change')),
  state text not null constraint approvals_state check (state in ('waiting', 'released', 'refused', 'withdrawn')),
  subject_id text not null check (char_length(subject_id) between 1 and 100),
  label text not null check (char_length(label) between 1 and 100),
  -- Cents; null where it is not about a sum.
  amount bigint check (amount >= 0),
  reason text check (char_length(reason) between 1 and 500),
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  made_by uuid not null references staff on delete restrict,
  made_at timestamptz not null,
  decided_by uuid references staff on delete restrict,
  decided_at timestamptz,
  note text check (char_length(note) between 1 and 500),
  -- One person was enough: what they may release alone in a day.
  alone_limit bigint,
  -- By which right, where the roles of whoever released it would not do.
  substitute_id uuid references approval_substitutes on delete restrict,
  check ((state = 'waiting') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  check ((state = 'refused') = (note is not null)),
  check (substitute_id is null or state in ('released', 'refused')),
  constraint approvals_two_people check (
    state not in ('released', 'refused') or decided_by <> made_by
      -- Without an amount or a limit the comparison is null, which a check lets pass.
      or (state = 'released' and coalesce(amount <= alone_limit, false))
  )
);
-- One at a time for each subject, so that nobody releases something else than what they have read.
create unique index approvals_waiting on approvals (kind, subject_id) where state in ('waiting');
create index approvals_of_subject on approvals (kind, subject_id, id desc);
create index approvals_by_state on approvals (state, id desc);
create index approvals_alone on approvals (made_by, kind, decided_at) where alone_limit is not null;

create function refuse_approval_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.decided_by is null
    and (new.id, new.kind, new.subject_id, new.label, new.amount, new.reason, new.data, new.made_by, new.made_at)
      is not distinct from
      (old.id, old.kind, old.subject_id, old.label, old.amount, old.reason, old.data, old.made_by, old.made_at) then
    return new;
  end if;
  raise exception 'what was decided stays' using errcode = 'insufficient_privilege';
end $$;
create trigger approvals_append_only before update or delete on approvals
  for each row execute function refuse_approval_change();
