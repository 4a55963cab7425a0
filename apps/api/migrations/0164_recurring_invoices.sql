-- What a company is billed again every month, quarter or year.
create table recurring_invoices (
  id uuid primary key,
  -- Without a reference: invoices are kept when their company has left.
  organisation_id uuid not null,
  state text not null constraint recurring_invoices_state check (state in ('active', 'paused', 'ended')),
  title text not null check (char_length(title) between 1 and 120),
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  interval text not null constraint recurring_invoices_interval check (interval in ('month', 'quarter', 'year')),
  -- Its day of the month is that of every invoice, or the last one of a shorter month.
  first_day date not null,
  last_day date,
  -- Of the next invoice, 0 for the first.
  next_place integer not null default 0 check (next_place >= 0),
  issues_at_once boolean not null,
  purchase_order text check (char_length(purchase_order) between 1 and 40),
  note text check (char_length(note) between 1 and 1000),
  version integer not null default 1,
  created_by uuid references staff on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index recurring_invoices_of_organisation on recurring_invoices (organisation_id, id desc);
create index recurring_invoices_active on recurring_invoices (id) where state = 'active';

-- Which invoice was made at which place: each once, however often the clock runs and on however many nodes.
create table recurring_invoice_runs (
  recurring_id uuid not null references recurring_invoices on delete restrict,
  place integer not null check (place >= 0),
  invoice_id uuid not null unique references invoices on delete restrict,
  day date not null,
  primary key (recurring_id, place)
);
