-- What was attached to an answer by mail, and the names of what was not taken.
create table ticket_reply_files (
  file_id uuid primary key references files on delete cascade,
  reply_id uuid not null references ticket_replies on delete cascade
);
create index ticket_reply_files_of on ticket_reply_files (reply_id);
alter table ticket_replies add column refused_files text[] not null default '{}';
