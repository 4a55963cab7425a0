-- Kept credit is set against later invoices, and what was taken back is billed again.

-- One contract of a talent and a request at a time.
create unique index contracts_one_open on contracts (project_id, talent_id)
  where project_id is not null and state in ('draft', 'sent', 'signed_by_talent', 'active', 'ending');

alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check (
  kind in (
    'invoice', 'credit_note', 'payment', 'refund', 'credit_used', 'payout', 'bonus_due', 'bonus_paid'
  )
);

-- Credit that is used leaves the invoice it was kept for (negative) and comes to the other one (positive).
alter table invoice_payments drop constraint invoice_payments_kind_check;
alter table invoice_payments drop constraint invoice_payments_check;
alter table invoice_payments add constraint invoice_payments_kind_check check (kind in ('payment', 'refund', 'credit'));
alter table invoice_payments add column other_invoice_id uuid references invoices on delete restrict;
alter table invoice_payments add constraint invoice_payments_amount_check check (
  amount <> 0 and (kind = 'credit' or (kind = 'refund') = (amount < 0))
);
alter table invoice_payments add constraint invoice_payments_other_check check (
  (kind = 'credit') = (other_invoice_id is not null)
);

-- The invoice whose lines are billed again; the clock bills a month of a company once.
alter table invoices add column bills_again uuid references invoices on delete restrict;
alter table invoices drop constraint invoices_organisation_id_month_key;
create unique index invoices_month on invoices (organisation_id, month) where bills_again is null;

-- Nothing is left of a line, by credit notes or because its draft was discarded; and the first line that one bills again.
alter table invoice_lines add column taken_back boolean not null default false;
alter table invoice_lines add column again_of uuid references invoice_lines on delete restrict;

create or replace function refuse_issued_line_change() returns trigger language plpgsql as $$
declare
  about uuid;
begin
  if tg_op = 'UPDATE' and new.taken_back and not old.taken_back
    and to_jsonb(new) - 'taken_back' = to_jsonb(old) - 'taken_back' then
    return new;
  end if;
  if tg_op = 'INSERT' then
    about := new.invoice_id;
  else
    about := old.invoice_id;
  end if;
  if exists (select from invoices where id = about and number is not null) then
    raise exception 'an issued invoice is corrected by a credit note' using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;

update invoice_lines set taken_back = true
where exists (select from invoices where id = invoice_id and state = 'void')
  or net + wht + fee = (
    select coalesce(sum(taken.net + taken.wht + taken.fee), 0) from credit_note_lines as taken where line_id = invoice_lines.id);

-- A month of a term is billed once, unless it was taken back; so is whatever is billed again.
drop index invoice_lines_month;
create unique index invoice_lines_month on invoice_lines (contract_id, term, month)
  where kind = 'salary' and not taken_back;
create unique index invoice_lines_again on invoice_lines (again_of) where again_of is not null and not taken_back;
