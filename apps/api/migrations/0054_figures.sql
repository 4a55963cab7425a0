-- Figures are read by when things happened.
create index nominations_by_day on nominations (created_at);
create index interviews_by_day on interviews (created_at);
create index interviews_met on interviews (starts_at) where starts_at is not null;
create index interview_feedback_by_day on interview_feedback (at);
create index ticket_answers_by_day on ticket_answers (at);
create index contract_signatures_by_day on contract_signatures (signed_at);
create index contract_renewals_by_day on contract_renewals (updated_at);
create index ledger_entries_by_day on ledger_entries (day);
create index client_projects_by_day on client_projects (created_at);

-- The order of the wizard a request was begun with: one half of an A/B test.
alter table client_projects add column wizard text not null default 'project_first'
  constraint client_projects_wizard check (wizard in ('project_first', 'services_first'));
