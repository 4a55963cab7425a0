-- The chart of accounts with what closing a month needs; what an entry corrects, why, and the day of its document where that lies in
-- a month that was closed by then. A posting carries the day of its entry, so that sums over days read one index.
alter table ledger_postings drop constraint ledger_postings_account_check, add constraint ledger_postings_account_check check (
  account in (
    'cash', 'cash_sar', 'card_clearing', 'receivable', 'suspense', 'talent_payable', 'client_credit', 'vat_payable',
    'wht_payable', 'equity', 'opening_balances', 'fees', 'other_income', 'bonus_expense', 'bank_fees', 'card_fees',
    'exchange_differences', 'bad_debts', 'other_expenses'
  )
) not valid;
alter table ledger_postings add column booked_on date;

alter table ledger_entries drop constraint ledger_entries_kind_check, add constraint ledger_entries_kind_check check (
  kind in (
    'invoice', 'credit_note', 'payment', 'refund', 'refund_returned', 'credit_used', 'payout', 'bonus_due', 'bonus_paid',
    'manual', 'vat_remittance', 'wht_remittance'
  )
) not valid;
alter table ledger_entries
  add column document_day date,
  add column reason text,
  add column corrects uuid;
alter table ledger_entries
  add constraint ledger_entries_document_day check (document_day < day) not valid,
  add constraint ledger_entries_reason check (char_length(reason) between 1 and 500) not valid,
  add constraint ledger_entries_corrects foreign key (corrects) references ledger_entries on delete restrict not valid;

-- Whoever books says no day: it is that of the entry, also for the release that does not know the column.
create function set_posting_day() returns trigger language plpgsql as $$
begin
  new.booked_on := (select day from ledger_entries where id = new.entry_id);
  return new;
end $$;
create trigger ledger_postings_day before insert on ledger_postings for each row execute function set_posting_day();

-- The one change of a posting: it gets the day of its entry, which it did not have.
create function refuse_posting_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.booked_on is null and (new.id, new.entry_id, new.account, new.owner, new.amount)
      is not distinct from (old.id, old.entry_id, old.account, old.owner, old.amount)
    and new.booked_on = (select day from ledger_entries where id = new.entry_id) then
    return new;
  end if;
  raise exception 'the ledger is append-only' using errcode = 'insufficient_privilege';
end $$;
create or replace trigger ledger_postings_append_only before update or delete on ledger_postings
  for each row execute function refuse_posting_change();
