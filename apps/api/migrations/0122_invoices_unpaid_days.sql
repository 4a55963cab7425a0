-- How many of the days of a month were unpaid time off: its amounts are without them.
alter table invoice_lines add column unpaid_days integer not null default 0;
