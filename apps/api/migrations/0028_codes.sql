-- Wrong guesses and sends count for the browser they came from (D-120). The row with an empty browser holds what counts
-- for the whole address, whoever asks.
alter table code_records add column browser text not null default '';
alter table code_records drop constraint code_records_pkey;
alter table code_records add primary key (kind, subject, browser);

-- The link that opens an account when codes are closed: one for each address, its id is half of what the mail holds.
create table code_links (
  kind text not null check (kind in ('user', 'staff')),
  email text not null,
  id uuid not null unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  sends smallint not null,
  sends_since timestamptz not null,
  last_sent_at timestamptz not null,
  wrong_count smallint not null default 0,
  last_wrong_at timestamptz,
  primary key (kind, email)
);
