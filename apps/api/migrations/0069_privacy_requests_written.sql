-- What an admin recorded because the person asked in writing: who recorded it, and why. Null where the person acted alone.
alter table account_closings
  add column recorded_by uuid references staff,
  add column reason text,
  add column canceled_by uuid references staff,
  add column cancel_reason text,
  add check (canceled_by is null or cancelled_at is not null);

-- A copy of the data that was asked for in writing. The file is made when the person downloads it, and for nobody else.
create table data_copies (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  requested_at timestamptz not null,
  recorded_by uuid not null references staff,
  reason text not null,
  fetched_at timestamptz
);
create index data_copies_of on data_copies (user_id, requested_at desc);
