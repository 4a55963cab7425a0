-- What we keep about a company beside what it says itself: who of us looks after it, and whether it is what it says.

create table companies (
  organisation_id uuid primary key references organisations on delete cascade,
  -- The account manager.
  manager_id uuid references staff on delete set null,
  managed_since timestamptz,
  proof_state text not null default 'unproven' constraint companies_proof_state
    check (proof_state in ('unproven', 'proven')),
  -- What a colleague has seen; of a proof that was taken back only the reason is kept here.
  evidence text constraint companies_evidence
    check (evidence in ('commercial_register', 'tax_certificate', 'website_and_mail', 'call', 'other')),
  proof_note text check (char_length(proof_note) between 1 and 1000),
  proof_by uuid references staff on delete set null,
  proof_at timestamptz,
  updated_at timestamptz not null,
  check ((proof_state = 'proven') = (evidence is not null)),
  check ((proof_note is null) = (proof_at is null)),
  check (proof_state = 'unproven' or proof_note is not null)
);
create index companies_managed on companies (manager_id) where manager_id is not null;
create index companies_proven on companies (organisation_id) where proof_state = 'proven';

-- The list, the newest first.
create index organisations_newest on organisations (created_at desc, id desc);
-- Interviews a company let go, among the few of the last weeks.
create index interviews_missed on interviews (updated_at) where end_reason = 'client_timeout';
