-- Keys that the product made for itself, each sealed with SECRET_KEY: changing that one leaves them as they are.
create table sealed_keys (
  name text primary key,
  sealed bytea not null,
  updated_at timestamptz not null
);
