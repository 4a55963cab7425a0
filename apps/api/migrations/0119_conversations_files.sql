-- What is attached to a message, or to one that was held back: it keeps its id when it is delivered.
create table conversation_files (
  file_id uuid primary key references files on delete cascade,
  conversation_id uuid not null references conversations on delete cascade,
  message_id uuid not null
);
create index conversation_files_of on conversation_files (conversation_id, message_id);
-- Names of what was attached to a mail and not taken.
alter table conversation_messages add column refused_files text[] not null default '{}';
alter table conversation_held_messages add column refused_files text[] not null default '{}';
alter table conversation_held_messages add column by_mail boolean not null default false;
-- The conversation that a held mail was sent to.
alter table inbound_mails add column conversation_id uuid references conversations on delete set null;
create index inbound_mails_of_conversation on inbound_mails (conversation_id) where conversation_id is not null;
