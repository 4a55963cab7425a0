-- How long a company may think after the meeting is a policy: each request keeps the days it began with.
alter table interviews add column feedback_days integer not null default 14;
alter table interviews alter column feedback_days drop default;
