-- How many wait is asked before each run.
create index assessment_runs_waiting on assessment_runs (created_at) where ended_at is null;
