-- A refund that the bank sends back: the money is the company's again, and finance are asked where to send it.

alter table refunds drop constraint refunds_state_check;
alter table refunds add constraint refunds_state_check check (state in ('processing', 'successful', 'failed', 'returned'));

alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check check (
  kind in (
    'invoice', 'credit_note', 'payment', 'refund', 'refund_returned', 'credit_used', 'payout', 'bonus_due', 'bonus_paid'
  )
);

alter table invoice_payments drop constraint invoice_payments_kind_check;
alter table invoice_payments add constraint invoice_payments_kind_check check (
  kind in ('payment', 'refund', 'refund_returned', 'credit')
);

alter table tickets drop constraint tickets_kind;
alter table tickets add constraint tickets_kind check (
  kind in (
    'contact', 'consultant', 'package', 'vacancy', 'extension', 'change_terms', 'company_proof', 'shortlist', 'no_show',
    'late_payout', 'returned_refund'
  )
);
