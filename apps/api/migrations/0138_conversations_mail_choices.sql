-- Which conversations a colleague is written to about; no row: those in which they have written.
create table conversation_mail_choices (
  staff_id uuid primary key references staff on delete cascade,
  choice text not null check (choice in ('mine', 'all', 'none'))
);
