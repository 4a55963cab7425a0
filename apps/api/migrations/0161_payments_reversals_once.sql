-- outside a transaction
alter table ledger_entries validate constraint ledger_entries_kind_check;
alter table invoice_payments validate constraint invoice_payments_kind_check;
alter table invoice_payments validate constraint invoice_payments_amount_check;
alter table invoice_payments validate constraint invoice_payments_corrects;
alter table invoice_payments validate constraint invoice_payments_corrects_check;
-- What was booked is taken back once.
create unique index concurrently if not exists invoice_payments_corrects_once on invoice_payments (corrects) where corrects is not null;
