-- Statements of our own accounts as the bank gives them out, and what became of their lines. The file itself is kept: it is the proof
-- of every payment that was recorded from it.
create table bank_statements (
  id uuid primary key,
  iban text not null check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  format text not null check (format in ('camt', 'swift', 'csv')),
  number text check (char_length(number) between 1 and 60),
  file_id uuid not null references files on delete restrict,
  -- A file is imported once.
  sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  -- Minor units; a table without balances has none.
  opening bigint,
  closing bigint,
  imported_by uuid not null references staff on delete restrict,
  imported_at timestamptz not null,
  check ((opening is null) = (closing is null))
);

create table bank_statement_lines (
  id uuid primary key,
  statement_id uuid not null references bank_statements on delete restrict,
  place integer not null check (place > 0),
  iban text not null,
  -- What it is known by in every file of the account: of two that overlap it is imported once.
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  day date not null,
  -- Minor units, negative where money left the account.
  amount bigint not null check (amount <> 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  name text check (char_length(name) between 1 and 140),
  text text not null check (char_length(text) <= 500),
  bank_id text check (char_length(bank_id) between 1 and 60),
  is_reversal boolean not null,
  state text not null constraint bank_statement_lines_state
    check (state in ('imported', 'open', 'set_aside', 'booked', 'outgoing')),
  aside_kind text constraint bank_statement_lines_aside_kind check (aside_kind in ('not_ours', 'returned', 'recorded')),
  aside_reason text check (char_length(aside_reason) between 1 and 500),
  -- Null where it was booked by itself.
  decided_by uuid references staff on delete restrict,
  decided_at timestamptz,
  unique (iban, fingerprint),
  unique (statement_id, place),
  check ((aside_kind is null) = (aside_reason is null))
);
create index bank_statement_lines_by_state on bank_statement_lines (state, id desc);

-- The payments of a line, which is booked once: two clicks and two nodes would begin at the same place.
create table bank_statement_bookings (
  line_id uuid not null references bank_statement_lines on delete restrict,
  place integer not null check (place > 0),
  payment_id uuid not null unique references payments on delete restrict,
  primary key (line_id, place)
);

-- Which columns of an account's tables mean what, as finance chose them last.
create table bank_statement_columns (
  iban text primary key,
  columns jsonb not null check (jsonb_typeof(columns) = 'object'),
  saved_by uuid not null references staff on delete restrict,
  updated_at timestamptz not null
);
