-- Reconciliations: which lines of our bank statements are which entries of the books, and that both agree on a day.
create table reconciliation_matches (
  id uuid primary key,
  account text not null constraint reconciliation_matches_account check (account in ('cash', 'cash_sar')),
  -- Null where reference and amount were certain.
  made_by uuid references staff on delete restrict,
  made_at timestamptz not null
);

-- A line is one match, and so is an entry for each bank account it moves. Amounts are US cents, as the books have them.
create table reconciliation_match_lines (
  line_id uuid primary key references bank_statement_lines on delete restrict,
  match_id uuid not null references reconciliation_matches on delete cascade,
  amount bigint not null check (amount <> 0)
);
create index reconciliation_match_lines_of on reconciliation_match_lines (match_id);

create table reconciliation_match_entries (
  entry_id uuid not null references ledger_entries on delete restrict,
  account text not null constraint reconciliation_match_entries_account check (account in ('cash', 'cash_sar')),
  match_id uuid not null references reconciliation_matches on delete cascade,
  amount bigint not null check (amount <> 0),
  primary key (entry_id, account)
);
create index reconciliation_match_entries_of on reconciliation_match_entries (match_id);

-- Checked at the commit, when all of a match is there: what the bank moved is what was booked.
create function check_reconciliation_match() returns trigger language plpgsql as $$
declare
  bank numeric;
  books numeric;
begin
  if not exists (select from reconciliation_matches where id = new.match_id) then
    return null;
  end if;
  select coalesce(sum(amount), 0) into bank from reconciliation_match_lines where match_id = new.match_id;
  select coalesce(sum(amount), 0) into books from reconciliation_match_entries where match_id = new.match_id;
  if bank <> books then
    raise exception 'match % has % at the bank and % in the books', new.match_id, bank, books
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger reconciliation_match_lines_equal after insert on reconciliation_match_lines
  deferrable initially deferred for each row execute function check_reconciliation_match();
create constraint trigger reconciliation_match_entries_equal after insert on reconciliation_match_entries
  deferrable initially deferred for each row execute function check_reconciliation_match();

-- Entries by hand that were written for a line: it is matched with one as soon as that is in the books.
create table reconciliation_explanations (
  line_id uuid not null references bank_statement_lines on delete restrict,
  manual_entry_id uuid primary key references manual_entries on delete restrict
);
create index reconciliation_explanations_of on reconciliation_explanations (line_id);

-- Bank and books agreed on a day. What was finished is opened again with a reason, never changed.
create table reconciliations (
  id uuid primary key,
  account text not null constraint reconciliations_account check (account in ('cash', 'cash_sar')),
  day date not null,
  -- Minor units of the bank account, and cents of the books on this day.
  bank_balance bigint not null,
  book_balance bigint not null,
  -- Cents that the books have and the bank did not have yet, and how many entries they are.
  in_transit bigint not null,
  in_transit_count integer not null check (in_transit_count >= 0),
  -- Ten-thousandths of a riyal for a dollar; null for an account in dollars.
  rate integer check (rate > 10000),
  note text check (char_length(note) between 1 and 500),
  finished_by uuid not null references staff on delete restrict,
  finished_at timestamptz not null,
  reopened_by uuid references staff on delete restrict,
  reopened_at timestamptz,
  reopen_reason text check (char_length(reopen_reason) between 1 and 500),
  check ((reopened_by is null) = (reopened_at is null) and (reopened_by is null) = (reopen_reason is null)),
  constraint reconciliations_note check (in_transit_count = 0 or note is not null)
);
create unique index reconciliations_in_force on reconciliations (account, day) where reopened_at is null;

create function refuse_reconciliation_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.reopened_at is null
    and (to_jsonb(new) - 'reopened_by' - 'reopened_at' - 'reopen_reason')
      = (to_jsonb(old) - 'reopened_by' - 'reopened_at' - 'reopen_reason') then
    return new;
  end if;
  raise exception 'a reconciliation stays as it was finished' using errcode = 'insufficient_privilege';
end $$;
create trigger reconciliations_append_only before update or delete on reconciliations
  for each row execute function refuse_reconciliation_change();
