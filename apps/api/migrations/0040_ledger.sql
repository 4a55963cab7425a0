-- Double-entry ledger: what is taken from one account is given to another. Balances are sums of postings, stored nowhere.

create table ledger_entries (
  id uuid primary key,
  -- The order of bookings, where two are of one moment.
  place bigint generated always as identity unique,
  kind text not null check (
    kind in ('invoice', 'credit_note', 'payment', 'refund', 'payout', 'bonus_due', 'bonus_paid')
  ),
  -- What it books, as the feature that booked it names it; nothing is booked twice.
  reference text not null check (char_length(reference) between 1 and 100),
  day date not null,
  actor_kind text not null,
  actor_id uuid,
  -- How many postings belong to it: later ones are refused, also where they balance.
  postings smallint not null check (postings >= 2),
  created_at timestamptz not null,
  unique (kind, reference)
);

create table ledger_postings (
  id bigint generated always as identity primary key,
  entry_id uuid not null references ledger_entries on delete restrict,
  account text not null check (
    account in (
      'receivable', 'talent_payable', 'cash', 'fees', 'vat_payable', 'wht_payable', 'bonus_expense', 'client_credit'
    )
  ),
  -- The organisation or the talent whose account it is; no reference, because bookings outlive both.
  owner uuid,
  -- Cents of a US dollar; debits are positive, credits negative.
  amount bigint not null check (amount <> 0),
  check ((account in ('receivable', 'talent_payable', 'client_credit')) = (owner is not null))
);
create index ledger_postings_of_entry on ledger_postings (entry_id);
create index ledger_postings_of_account on ledger_postings (account, owner, id);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();
create trigger ledger_entries_no_truncate before truncate on ledger_entries
  for each statement execute function refuse_ledger_change();
create trigger ledger_postings_append_only before update or delete on ledger_postings
  for each row execute function refuse_ledger_change();
create trigger ledger_postings_no_truncate before truncate on ledger_postings
  for each statement execute function refuse_ledger_change();

-- Checked at the commit, when all postings of an entry are there.
create function check_ledger_balance() returns trigger language plpgsql as $$
declare
  entry uuid;
  expected integer;
  found integer;
  total numeric;
begin
  if tg_table_name = 'ledger_entries' then
    entry := new.id;
  else
    entry := new.entry_id;
  end if;
  select postings into expected from ledger_entries where id = entry;
  select count(*), coalesce(sum(amount), 0) into found, total from ledger_postings where entry_id = entry;
  if total <> 0 or found <> expected then
    raise exception 'ledger entry % is not balanced: % postings of %, sum %', entry, found, expected, total
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_balance();
create constraint trigger ledger_postings_balanced after insert on ledger_postings
  deferrable initially deferred for each row execute function check_ledger_balance();
