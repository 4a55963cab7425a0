-- Kept credit that a credit note frees goes back (negative) to the invoice it was kept for (positive).
alter table invoice_payments drop constraint invoice_payments_kind_check;
alter table invoice_payments drop constraint invoice_payments_amount_check;
alter table invoice_payments drop constraint invoice_payments_other_check;
alter table invoice_payments add constraint invoice_payments_kind_check check (
  kind in ('payment', 'refund', 'refund_returned', 'credit', 'credit_returned')
);
alter table invoice_payments add constraint invoice_payments_amount_check check (
  amount <> 0 and (kind in ('credit', 'credit_returned') or (kind = 'refund') = (amount < 0))
);
alter table invoice_payments add constraint invoice_payments_other_check check (
  (kind in ('credit', 'credit_returned')) = (other_invoice_id is not null)
);
