-- Companies whose next monthly invoice stays a draft until finance have looked at it.
create table invoice_holds (
  organisation_id uuid not null references organisations on delete cascade,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  reason text not null check (char_length(reason) between 1 and 1000),
  held_by uuid references staff on delete set null,
  held_at timestamptz not null,
  primary key (organisation_id, month)
);
