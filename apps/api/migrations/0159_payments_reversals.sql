-- A payment that was recorded by mistake, or that the bank took back: a movement and an entry of its own, which name what they correct.
alter table ledger_entries drop constraint ledger_entries_kind_check, add constraint ledger_entries_kind_check check (
  kind in (
    'invoice', 'credit_note', 'payment', 'payment_reversed', 'refund', 'refund_returned', 'credit_used', 'payout',
    'bonus_due', 'bonus_paid', 'manual', 'vat_remittance', 'wht_remittance'
  )
) not valid;

alter table invoice_payments drop constraint invoice_payments_kind_check,
  add constraint invoice_payments_kind_check check (
    kind in ('payment', 'payment_reversed', 'refund', 'refund_returned', 'credit', 'credit_returned')
  ) not valid;
alter table invoice_payments drop constraint invoice_payments_amount_check,
  add constraint invoice_payments_amount_check check (
    amount <> 0
      and (kind in ('credit', 'credit_returned') or (kind in ('refund', 'payment_reversed')) = (amount < 0))
  ) not valid;
alter table invoice_payments add column corrects uuid;
alter table invoice_payments add constraint invoice_payments_corrects foreign key (corrects) references invoice_payments
  on delete restrict not valid;
alter table invoice_payments add constraint invoice_payments_corrects_check check (
  (kind = 'payment_reversed') = (corrects is not null)
) not valid;
-- Whether the company read that it came in; null where that was before we wrote it down.
alter table invoice_payments add column company_told boolean;

create table payment_reversals (
  payment_id uuid primary key references payments on delete restrict,
  -- Recorded by mistake, so that the money never came for it; or it came, and the bank took it back.
  kind text not null constraint payment_reversals_kind check (kind in ('mistake', 'bank')),
  movement_id uuid not null unique references invoice_payments on delete restrict,
  day date not null,
  reason text not null check (char_length(reason) between 1 and 500),
  reversed_by uuid not null references staff on delete restrict,
  created_at timestamptz not null
);
