-- How long a talent must still work for the present employer after giving notice; null where it was not said.
alter table talent_profiles add column notice_period_weeks smallint check (notice_period_weeks between 0 and 26);
