-- The rate of the riyal at the end of a month, as it was published: where and on which day. It stays when the month is closed.
create table accounting_period_rates (
  month text primary key references accounting_periods on delete restrict,
  -- Ten-thousandths of a riyal for a dollar.
  rate integer not null check (rate > 10000),
  source text not null check (char_length(source) between 1 and 120),
  source_day date not null,
  staff_id uuid not null references staff on delete restrict,
  at timestamptz not null
);

create function protect_period_rate() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or exists (select from accounting_periods where month = new.month and closed_at is not null) then
    raise exception 'the rate of a closed period stays' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger accounting_period_rates_protected before insert or update or delete on accounting_period_rates
  for each row execute function protect_period_rate();
