-- What a talent put into a link to their report. Without a list, of an earlier release: every assessment they have passed.
alter table report_shares add column assessments text[];
alter table report_shares add column with_personality boolean not null default false;

-- A company's link to a profile has the five traits only where the company chose so, and the talent shows them to companies.
alter table talent_shares add column with_personality boolean not null default false;
