-- Resumable uploads: any node takes any part. A part is a piece of at most a mebibyte, as it arrived.
create table uploads (
  id uuid primary key,
  bytes bigint not null check (bytes >= 0),
  received bigint not null default 0 check (received <= bytes),
  created_at timestamptz not null default now()
);

create table upload_parts (
  upload_id uuid not null references uploads on delete cascade,
  start bigint not null,
  content bytea not null,
  primary key (upload_id, start)
);
-- Videos are compressed already.
alter table upload_parts alter column content set storage external;
