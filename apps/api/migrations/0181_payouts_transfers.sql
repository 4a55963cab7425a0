-- Transfers: what a bank does for one talent of a batch, its reference there, and what became of it. A payout that is sent back is owed
-- again; its transfer keeps when and where it was paid.
create table payout_transfers (
  id uuid primary key,
  batch_id uuid not null references payout_batches on delete restrict,
  place integer not null check (place > 0),
  talent_id uuid not null references users on delete restrict,
  reference text not null unique check (reference ~ '^PO[0-9]{10,16}$'),
  -- Cents; nothing where corrections make up all of it.
  amount bigint not null check (amount >= 0),
  state text not null constraint payout_transfers_state check (
    state in ('planned', 'accepted', 'paid', 'rejected', 'returned', 'discarded')
  ),
  method text not null constraint payout_transfers_method check (method in ('bank', 'wallet', 'manual')),
  paid_to text check (char_length(paid_to) <= 40),
  paid_day date,
  returned_day date check (returned_day >= paid_day),
  -- Why it failed: a code of ISO 20022, and the words of the bank.
  code text check (code ~ '^[A-Z0-9]{4}$'),
  note text check (char_length(note) between 1 and 500),
  fee bigint not null default 0 check (fee between 0 and amount),
  failed_at timestamptz,
  decided_by uuid references staff on delete restrict,
  updated_at timestamptz not null,
  unique (batch_id, place),
  unique (batch_id, talent_id),
  check ((state in ('paid', 'returned')) = (paid_day is not null)),
  check ((state = 'returned') = (returned_day is not null)),
  check ((state in ('rejected', 'returned')) = (code is not null) and (code is null) = (failed_at is null)),
  check (state = 'returned' or fee = 0)
);
create table payout_transfer_lines (
  transfer_id uuid not null references payout_transfers on delete restrict,
  payout_id uuid not null references payouts on delete restrict,
  net bigint not null,
  primary key (transfer_id, payout_id)
);
create index payout_transfer_lines_of on payout_transfer_lines (payout_id, transfer_id);

-- What was taken along for the bank, and what the bank said.
create table payout_files (
  id uuid primary key,
  batch_id uuid not null references payout_batches on delete restrict,
  format text not null constraint payout_files_format check (format in ('pain', 'csv')),
  taken_by uuid not null references staff on delete restrict,
  taken_at timestamptz not null
);
create index payout_files_of on payout_files (batch_id, id);
create table payout_reports (
  id uuid primary key,
  batch_id uuid not null references payout_batches on delete restrict,
  -- A file is read once.
  sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
  file_id uuid not null references files on delete restrict,
  read_by uuid not null references staff on delete restrict,
  read_at timestamptz not null
);
create index payout_reports_of on payout_reports (batch_id, id);

-- Tables of banks, as finance chose their columns last.
create table payout_file_templates (
  id uuid primary key,
  name text not null unique check (char_length(name) between 1 and 60),
  separator text not null constraint payout_file_templates_separator check (separator in ('comma', 'semicolon', 'tab')),
  has_headings boolean not null,
  columns jsonb not null check (jsonb_typeof(columns) = 'array'),
  saved_by uuid not null references staff on delete restrict,
  updated_at timestamptz not null
);

-- When an account was first given and last changed, and what it was before (masked); null where that was before we wrote it down.
alter table payout_details
  add column first_at timestamptz,
  add column changed_at timestamptz,
  add column masked_before text;
alter table payout_details add constraint payout_details_masked_before check (char_length(masked_before) <= 40) not valid;

-- A batch in which corrections make up all of it moves no money.
alter table payout_batches drop constraint payout_batches_total_check,
  add constraint payout_batches_total_check check (total >= 0) not valid;

alter table ledger_entries drop constraint ledger_entries_kind_check, add constraint ledger_entries_kind_check check (
  kind in (
    'invoice', 'credit_note', 'payment', 'payment_reversed', 'refund', 'refund_returned', 'credit_used', 'payout',
    'payout_returned', 'bonus_due', 'bonus_paid', 'manual', 'vat_remittance', 'wht_remittance'
  )
) not valid;

-- What was paid does not change, but for what the bank sent back: that is owed again, with its transfer as the record of it.
create or replace function refuse_paid_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state = 'paid' and new.state = 'due' and new.batch_id is null
    and (new.id, new.kind, new.talent_id, new.invoice_id, new.contract_id, new.month, new.referral_id, new.corrects,
        new.credit_note_id, new.net, new.wht)
      is not distinct from
      (old.id, old.kind, old.talent_id, old.invoice_id, old.contract_id, old.month, old.referral_id, old.corrects,
        old.credit_note_id, old.net, old.wht)
    and exists (
      select from payout_transfers join payout_transfer_lines on transfer_id = payout_transfers.id
      where payout_id = old.id and batch_id = old.batch_id and payout_transfers.state = 'returned'
    ) then
    return new;
  end if;
  if old.state = 'paid' then
    raise exception 'a payout that was paid is corrected by another' using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;
