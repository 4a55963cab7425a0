-- An admin looks at the product as a talent or a company sees it, for a quarter of an hour and without changing anything.

create table staff_looks (
  id uuid primary key,
  staff_id uuid not null references staff on delete cascade,
  user_id uuid not null references users on delete cascade,
  reason text not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index staff_looks_at on staff_looks (user_id, started_at desc, id desc);

-- A session that reads and never writes.
alter table sessions add column look_id uuid references staff_looks on delete cascade;
