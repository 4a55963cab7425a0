-- Invoices: what a company is asked for, what came in, and what was taken back.

-- The counter of a series and year. Its row is locked by whoever issues until they commit: a number that is taken back by
-- a rollback was never given, so there is no gap.
create table invoice_counters (
  series text not null check (series in ('INV', 'CRN')),
  year integer not null check (year between 2000 and 9999),
  last integer not null check (last >= 1),
  primary key (series, year)
);

-- To whom an organisation wants its invoices made out.
create table billing_details (
  organisation_id uuid primary key references organisations on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  country text not null check (country ~ '^[A-Z]{2}$'),
  vat_number text check (vat_number ~ '^[0-9A-Z]{1,20}$'),
  address text not null check (char_length(address) <= 300),
  email text not null check (char_length(email) <= 254),
  updated_at timestamptz not null
);

create table invoices (
  id uuid primary key,
  -- Without a reference: an invoice is kept when its company has left.
  organisation_id uuid not null,
  number text unique,
  state text not null check (state in ('draft', 'issued', 'partially_paid', 'paid', 'overdue', 'void')),
  -- The month that is billed on the 1st of the next one; null where finance wrote it.
  month text check (month ~ '^\d{4}-\d{2}$'),
  currency text not null default 'USD' check (currency = 'USD'),
  issue_day date,
  due_day date,
  -- The moment it was issued at, which stands in the QR code.
  issued_at timestamptz,
  -- Whom it was made out to, as it was then.
  buyer jsonb,
  -- Basis points, and ten-thousandths of a riyal for a dollar: the policies in force when it was issued.
  vat_rate integer check (vat_rate between 0 and 10000),
  sar_rate integer check (sar_rate > 0),
  -- Cents: of all lines, the tax on them, and both together.
  subtotal bigint not null check (subtotal >= 0),
  vat bigint not null default 0 check (vat >= 0),
  total bigint not null check (total = subtotal + vat),
  note text check (char_length(note) <= 1000),
  reason text check (char_length(reason) <= 1000),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (organisation_id, month),
  -- A number is given once and stays; what was never issued has none.
  check (
    (number is null) = (issue_day is null) and (number is null) = (due_day is null) and (number is null) = (buyer is null)
      and (number is null) = (issued_at is null) and (number is null) = (vat_rate is null)
      and (number is null) = (sar_rate is null)
  ),
  check (number is not null or state in ('draft', 'void')),
  check (number is null or state <> 'draft')
);
create index invoices_of_organisation on invoices (organisation_id, id desc);
create index invoices_by_state on invoices (state, id desc);
create index invoices_falling_due on invoices (due_day) where state in ('issued', 'partially_paid');
create index invoices_payable on invoices (due_day) where state in ('issued', 'partially_paid', 'overdue');

create table invoice_lines (
  id uuid primary key,
  invoice_id uuid not null references invoices on delete restrict,
  place integer not null check (place >= 1),
  kind text not null check (kind in ('salary', 'buyout', 'other')),
  contract_id uuid references contracts on delete restrict,
  term integer,
  -- The month and the days of it that were worked.
  month text check (month ~ '^\d{4}-\d{2}$'),
  from_day date,
  to_day date,
  label text check (char_length(label) between 1 and 200),
  -- Cents: what the talent gets, what is withheld for the tax office, and what is ours.
  net bigint not null check (net >= 0),
  wht bigint not null check (wht >= 0),
  fee bigint not null check (fee >= 0),
  unique (invoice_id, place),
  check (net + wht + fee > 0),
  check (kind = 'other' or contract_id is not null),
  check (kind <> 'other' or label is not null),
  -- What is about nobody, and what a buyout costs, is ours alone.
  check ((kind <> 'buyout' and contract_id is not null) or (net = 0 and wht = 0)),
  check ((kind = 'salary') = (month is not null) and (kind = 'salary') = (term is not null)
    and (kind = 'salary') = (from_day is not null) and (kind = 'salary') = (to_day is not null))
);
-- A month of a term is billed once.
create unique index invoice_lines_month on invoice_lines (contract_id, term, month) where kind = 'salary';
create index invoice_lines_of_contract on invoice_lines (contract_id);

create table credit_notes (
  id uuid primary key,
  invoice_id uuid not null references invoices on delete restrict,
  number text not null unique,
  issue_day date not null,
  issued_at timestamptz not null,
  reason text not null check (char_length(reason) <= 1000),
  subtotal bigint not null check (subtotal >= 0),
  vat bigint not null check (vat >= 0),
  total bigint not null check (total = subtotal + vat and total > 0)
);
create index credit_notes_of_invoice on credit_notes (invoice_id, id);

create table credit_note_lines (
  credit_note_id uuid not null references credit_notes on delete restrict,
  line_id uuid not null references invoice_lines on delete restrict,
  net bigint not null check (net >= 0),
  wht bigint not null check (wht >= 0),
  fee bigint not null check (fee >= 0),
  primary key (credit_note_id, line_id),
  check (net + wht + fee > 0)
);
create index credit_note_lines_of on credit_note_lines (line_id);

-- Money that came in for an invoice, and went back: refunds are negative.
create table invoice_payments (
  id uuid primary key,
  invoice_id uuid not null references invoices on delete restrict,
  kind text not null check (kind in ('payment', 'refund')),
  amount bigint not null,
  day date not null,
  -- What finance wrote down of a bank transfer.
  note text check (char_length(note) <= 200),
  created_at timestamptz not null,
  check (amount <> 0 and (kind = 'refund') = (amount < 0))
);
create index invoice_payments_of on invoice_payments (invoice_id, created_at);

-- Which reminder went out, by its days from the due day.
create table invoice_reminders (
  invoice_id uuid not null references invoices on delete cascade,
  days integer not null,
  sent_at timestamptz not null,
  primary key (invoice_id, days)
);

-- What was issued does not change: a credit note corrects it.
create function refuse_issued_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'an invoice is never deleted' using errcode = 'insufficient_privilege';
  end if;
  if old.number is not null and (
    new.number, new.organisation_id, new.issue_day, new.due_day, new.issued_at, new.buyer, new.vat_rate, new.sar_rate,
    new.subtotal, new.vat, new.total, new.currency
  ) is distinct from (
    old.number, old.organisation_id, old.issue_day, old.due_day, old.issued_at, old.buyer, old.vat_rate, old.sar_rate,
    old.subtotal, old.vat, old.total, old.currency
  ) then
    raise exception 'an issued invoice is corrected by a credit note' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger invoices_issued before update or delete on invoices
  for each row execute function refuse_issued_change();

create function refuse_issued_line_change() returns trigger language plpgsql as $$
declare
  about uuid;
begin
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
create trigger invoice_lines_issued before insert or update or delete on invoice_lines
  for each row execute function refuse_issued_line_change();
