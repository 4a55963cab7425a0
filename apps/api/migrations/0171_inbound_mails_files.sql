-- What was attached to a mail that waits for a colleague: added with it, or deleted with it.
create table inbound_mail_files (
  file_id uuid primary key references files on delete cascade,
  mail_id uuid not null references inbound_mails on delete cascade
);
create index inbound_mail_files_of_mail on inbound_mail_files (mail_id);
