-- Months of the books: open, being closed, closed. What is booked in a closed month never changes, by triggers of the database;
-- its sums are kept, so that a balance of any day is read without the entries before it.
create table accounting_periods (
  month text primary key check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  last_day date not null unique,
  state text not null constraint accounting_periods_state check (state in ('open', 'closing', 'closed')),
  -- Of a closed month only: what stands below asks this and not the state.
  closed_at timestamptz,
  updated_at timestamptz not null,
  check ((state = 'closed') = (closed_at is not null)),
  check (last_day = make_date(left(month, 4)::int, right(month, 2)::int, 1) + interval '1 month' - interval '1 day')
);

-- What was done to a month, in order; a month is opened again by two people.
create table accounting_period_events (
  id uuid primary key,
  month text not null references accounting_periods on delete restrict,
  event text not null constraint accounting_period_events_event check (event in ('begin', 'stop', 'close', 'reopen')),
  staff_id uuid not null references staff on delete restrict,
  released_by uuid references staff on delete restrict,
  reason text check (char_length(reason) between 1 and 500),
  at timestamptz not null,
  check ((event = 'reopen') = (released_by is not null) and (event = 'reopen') = (reason is not null)),
  constraint accounting_period_events_two_people check (released_by <> staff_id)
);
create index accounting_period_events_of_month on accounting_period_events (month, id desc);

-- Sums of a closed month: what moved in it, and what was there at its end.
create table accounting_period_balances (
  month text not null references accounting_periods on delete restrict,
  account text not null,
  owner uuid,
  debit bigint not null check (debit >= 0),
  credit bigint not null check (credit >= 0),
  balance bigint not null,
  unique nulls not distinct (month, account, owner)
);
create index accounting_period_balances_of_owner on accounting_period_balances (owner, month) where owner is not null;

create function refuse_period_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'the history of periods is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger accounting_period_events_append_only before update or delete on accounting_period_events
  for each row execute function refuse_period_event_change();

-- A closed month is opened only with the event of two people that says so, one for each time it was closed.
create function protect_closed_period() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a period is never deleted' using errcode = 'insufficient_privilege';
  end if;
  if (new.month, new.last_day) <> (old.month, old.last_day) then
    raise exception 'a period keeps its days' using errcode = 'insufficient_privilege';
  end if;
  if old.closed_at is not null and (
    select count(*) filter (where event = 'close') > count(*) filter (where event = 'reopen')
    from accounting_period_events where month = old.month
  ) then
    raise exception 'the period % is closed', old.month using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger accounting_periods_protected before update or delete on accounting_periods
  for each row execute function protect_closed_period();

-- The sums of a month belong to its closing: they are written with it, and go when it is opened again.
create function protect_period_balances() returns trigger language plpgsql as $$
declare
  changed text;
begin
  if tg_op = 'DELETE' then
    changed := old.month;
  else
    changed := new.month;
  end if;
  if tg_op = 'UPDATE' or exists (select from accounting_periods where month = changed and closed_at is not null) then
    raise exception 'the sums of a closed period stay' using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;
create trigger accounting_period_balances_protected before insert or update or delete on accounting_period_balances
  for each row execute function protect_period_balances();

-- Nothing is booked in a closed month. Bookings share a lock that closing takes alone: it waits for those under way, and they for it.
create function refuse_closed_period() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('ledger', 0));
  if exists (select from accounting_periods where closed_at is not null and last_day >= new.day) then
    raise exception 'the period of % is closed', new.day using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger ledger_entries_open_period before insert on ledger_entries
  for each row execute function refuse_closed_period();
