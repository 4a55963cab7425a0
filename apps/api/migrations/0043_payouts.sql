-- Payouts: what a talent is owed by contract and month, and the bonuses for friends; paid by finance in batches.

-- How a talent is paid. The account is encrypted; what is shown of it is masked.
create table payout_details (
  user_id uuid primary key references users on delete cascade,
  country text not null check (country ~ '^[A-Z]{2}$'),
  method text not null check (method in ('bank', 'wallet', 'manual')),
  masked text check (char_length(masked) <= 40),
  details_secret bytea not null,
  updated_at timestamptz not null
);

create table payout_batches (
  id uuid primary key,
  place bigint generated always as identity unique,
  state text not null check (state in ('open', 'paid', 'discarded')),
  -- As it was chosen: a discarded batch has given its payouts back.
  count integer not null check (count >= 1),
  total bigint not null check (total > 0),
  created_by uuid not null,
  created_at timestamptz not null,
  paid_day date,
  note text check (char_length(note) <= 200),
  updated_at timestamptz not null,
  check ((state = 'paid') = (paid_day is not null))
);

create table payouts (
  id uuid primary key,
  kind text not null check (kind in ('salary', 'extra', 'bonus', 'correction')),
  state text not null check (state in ('due', 'held', 'paid', 'canceled')),
  talent_id uuid not null references users on delete restrict,
  invoice_id uuid references invoices on delete restrict,
  contract_id uuid references contracts on delete restrict,
  month text check (month ~ '^\d{4}-\d{2}$'),
  from_day date,
  -- The last day that was worked, or on which a bonus was earned.
  earned_day date not null,
  referral_id uuid references referrals on delete restrict,
  -- Of a correction: the payout that was paid, and the credit note that took back a part of it.
  corrects uuid references payouts on delete restrict,
  credit_note_id uuid references credit_notes on delete restrict,
  -- Cents: what the talent gets, and what was withheld of it.
  net bigint not null,
  wht bigint not null,
  due_day date not null,
  reason text check (char_length(reason) <= 1000),
  -- The ticket that its lateness opened.
  ticket text,
  batch_id uuid references payout_batches on delete restrict,
  -- How it is paid, as it was when its batch was chosen; the account is forgotten once it is paid.
  method text check (method in ('bank', 'wallet', 'manual')),
  paid_to text check (char_length(paid_to) <= 40),
  details_secret bytea,
  paid_day date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((kind = 'correction' and net < 0) or (kind <> 'correction' and net > 0 and wht >= 0)),
  check ((kind = 'bonus') = (referral_id is not null) and (kind = 'bonus') = (invoice_id is null)),
  check ((invoice_id is null) = (contract_id is null) and (invoice_id is null) = (month is null)),
  check ((kind = 'correction') = (corrects is not null) and (kind = 'correction') = (credit_note_id is not null)),
  check ((state = 'paid') = (paid_day is not null)),
  check (state <> 'held' or reason is not null),
  check (state <> 'paid' or (batch_id is not null and details_secret is null))
);
-- A month of a contract is owed once for each invoice that bills it, a bonus once, and a credit note corrects once.
create unique index payouts_month on payouts (invoice_id, contract_id, kind, month) where kind in ('salary', 'extra');
create unique index payouts_bonus on payouts (referral_id) where kind = 'bonus';
create unique index payouts_correction on payouts (credit_note_id, corrects) where kind = 'correction';
create index payouts_of_talent on payouts (talent_id, id desc);
create index payouts_of_batch on payouts (batch_id) where batch_id is not null;
create index payouts_by_day on payouts (due_day, id);
create index payouts_owed on payouts (due_day, id) where state in ('due', 'held');

-- What was paid does not change: a correction follows it.
create function refuse_paid_change() returns trigger language plpgsql as $$
begin
  if old.state = 'paid' then
    raise exception 'a payout that was paid is corrected by another' using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end $$;
create trigger payouts_paid before update or delete on payouts for each row execute function refuse_paid_change();

-- A payout that is late is answered by finance.
alter table tickets drop constraint tickets_kind;
alter table tickets add constraint tickets_kind check (
  kind in (
    'contact', 'consultant', 'package', 'vacancy', 'extension', 'change_terms', 'company_proof', 'shortlist', 'no_show',
    'late_payout'
  )
);
