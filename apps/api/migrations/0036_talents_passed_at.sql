-- When somebody first passed a technical assessment: the dates of the selection are promised from it (D-74).
alter table talent_profiles add column passed_at timestamptz;
update talent_profiles set passed_at = (
  select min(ended_at) from assessment_attempts
  where assessment_attempts.user_id = talent_profiles.user_id and state = 'passed' and kind in ('multiple_choice', 'coding'));
