-- An account manager acts on behalf of a company, in the name of one of its members; the company reads what was done.

-- A session that may also do what a company allows its account manager.
alter table staff_looks add column acts boolean not null default false;

create table company_acts (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  look_id uuid not null references staff_looks on delete cascade,
  -- Null: the beginning.
  act text,
  -- A nomination, a talent, an interview or a request, by the act.
  subject_id uuid,
  at timestamptz not null
);
create index company_acts_of on company_acts (organisation_id, id desc);
-- What is saved while somebody types is one act.
create unique index company_acts_once on company_acts (look_id, act, subject_id);
