-- Open work of every kind in the order of its clock: the home of colleagues reads the first rows of each, and counts a
-- hundred at most.

create index tickets_open_by_kind on tickets (kind, due_at, id) where state = 'open';
create index tickets_unowned on tickets (kind, due_at, id) where state = 'open' and owner_id is null;
create index tickets_owned on tickets (owner_id, due_at, id) where state = 'open' and owner_id is not null;
create index client_projects_unowned on client_projects (created_at, id) where contracted_at is null and manager_id is null;
create index client_projects_searching on client_projects (created_at, id)
  where contracted_at is null and manager_id is not null;
create index assessment_attempts_in_doubt on assessment_attempts (ended_at, id)
  where decided_by is null and state in ('passed', 'failed') and report->'integrity'->>'level' in ('medium', 'high');
create index assessment_objections_waiting on assessment_objections (due_at, id) where state = 'open';
create index referrals_untested on referrals (tests_due_at, id) where status = 'registered';
create index contracts_drafts on contracts (updated_at, id) where state = 'draft';
create index invoices_drafts on invoices (created_at, id) where state = 'draft';
create index invoices_late on invoices (((due_day + 1)::timestamp at time zone 'Asia/Riyadh'), id) where state = 'overdue';
create index payouts_waiting on payouts (((due_day + 1)::timestamp at time zone 'Asia/Riyadh'), id)
  where state in ('due', 'held');
create index messages_lost on messages (created_at, id) where status = 'failed' or receipt in ('bounced', 'complained');
create index interview_feedback_accepted on interview_feedback (at, interview_id) where action = 'accepted';
