-- A failure that nobody can mend by sending again leaves the home, and the list says who decided that and why.
alter table messages
  add column dismissed_at timestamptz,
  add column dismissed_by uuid references staff on delete set null,
  add column dismissal text check (length(dismissal) between 1 and 500),
  add constraint messages_dismissed_check check ((dismissed_at is null) = (dismissal is null));
create index messages_dismissed on messages (id desc) where dismissed_at is not null;
