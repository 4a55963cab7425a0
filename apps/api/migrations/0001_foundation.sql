-- Numbers the business may change (expiries, minimums, tiers), with their history; the defaults live in the domain.
-- The value in force at a moment is the row with the greatest effective_from that is not after it.
create table policies (
  key text not null,
  value jsonb not null,
  effective_from timestamptz not null default now(),
  primary key (key, effective_from)
);
