-- How a person's screens write numbers in Arabic: 0-9 (latn) or ٠-٩ (arab).
alter table users add column digits text not null default 'latn' check (digits in ('latn', 'arab'));
