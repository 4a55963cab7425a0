-- Transfers that a company says it makes, for several invoices at once; and the reference by which it is known to its bank.
create table company_references (
  organisation_id uuid primary key references organisations on delete cascade,
  number integer generated always as identity unique
);

create table announced_transfers (
  id uuid primary key,
  -- Without a reference: what was paid is kept when its company has left.
  organisation_id uuid not null,
  state text not null constraint announced_transfers_state check (
    state in ('announced', 'arrived', 'withdrawn', 'lapsed')
  ),
  day date not null,
  amount bigint not null check (amount > 0),
  announced_by uuid references users on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index announced_transfers_of_organisation on announced_transfers (organisation_id, id desc);
create index announced_transfers_waiting on announced_transfers (day) where state in ('announced');

create table announced_transfer_invoices (
  transfer_id uuid not null references announced_transfers on delete restrict,
  invoice_id uuid not null references invoices on delete restrict,
  amount bigint not null check (amount > 0),
  primary key (transfer_id, invoice_id)
);
create index announced_transfer_invoices_of on announced_transfer_invoices (invoice_id);
