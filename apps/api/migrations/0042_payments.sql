-- Payments: what was begun with the provider or came by the bank, what the provider said of it, and what went back.

create table payments (
  id uuid primary key,
  invoice_id uuid not null references invoices on delete restrict,
  method text not null check (method in ('card', 'transfer')),
  state text not null check (state in ('processing', 'successful', 'failed', 'aborted')),
  -- Cents.
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- The colleague of the company who began it.
  created_by uuid references users on delete set null,

  -- Of a checkout: all that opens the same page of the provider again, and what the provider calls it.
  lang text check (lang in ('ar', 'en')),
  result_url text,
  session_id text unique,
  intent_id text unique,
  page_url text,
  -- Somebody may still pay there; it is asked about until nobody can.
  is_open boolean not null,
  provider_says text check (provider_says in ('open', 'underway', 'paid', 'declined', 'expired')),
  provider_amount bigint,
  provider_currency text,
  checked_at timestamptz,

  -- Of a bank transfer.
  reference text check (char_length(reference) between 3 and 100),
  -- The reference without spaces, in capitals: a transfer is recorded once.
  reference_key text unique,
  paid_on date,
  proof_id uuid references files on delete restrict,
  recorded_by uuid references staff on delete set null,

  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((method = 'transfer') = (reference is not null)),
  check ((reference is null) = (reference_key is null) and (reference is null) = (paid_on is null)
    and (reference is null) = (proof_id is null)),
  check ((method = 'card') = (result_url is not null) and (method = 'card') = (lang is not null)),
  check (method = 'card' or not is_open)
);
create index payments_of_invoice on payments (invoice_id, id desc);
-- Two clicks make one payment.
create unique index payments_unsure on payments (invoice_id) where state in ('processing');
create index payments_open on payments (created_at) where is_open;

-- Signed events of the provider by its own id: each is taken once.
create table payment_events (
  id text primary key check (char_length(id) <= 200),
  type text not null check (char_length(type) <= 100),
  outcome text not null check (outcome in ('applied', 'known', 'mismatch', 'unknown', 'foreign', 'ignored')),
  payment_id uuid references payments on delete restrict,
  amount bigint,
  currency text,
  received_at timestamptz not null
);
create index payment_events_of on payment_events (payment_id, received_at);
create index payment_events_odd on payment_events (received_at) where outcome in ('mismatch', 'unknown', 'foreign');

create table refunds (
  id uuid primary key,
  payment_id uuid not null references payments on delete restrict,
  state text not null check (state in ('processing', 'successful', 'failed')),
  amount bigint not null check (amount > 0),
  reason text not null check (char_length(reason) <= 500),
  -- The bank's, where a transfer goes back.
  reference text check (char_length(reference) <= 100),
  provider_id text unique,
  requested_by uuid references staff on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index refunds_of_payment on refunds (payment_id, id);
create index refunds_unanswered on refunds (created_at) where state in ('processing');
