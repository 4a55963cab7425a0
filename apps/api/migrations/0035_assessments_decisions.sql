-- When a person decided about an attempt: an incident that is reported later waits for somebody again.
alter table assessment_attempts add column decided_at timestamptz;
update assessment_attempts set decided_at = updated_at where decided_by is not null;

-- The queues of staff.
create index assessment_attempts_doubtful on assessment_attempts (ended_at)
  where decided_by is null and state in ('passed', 'failed');
create index assessment_attempts_incidents on assessment_attempts (incident_at) where incident_at is not null;
