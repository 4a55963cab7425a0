-- Reports of messages, and what colleagues decide about them and about messages that were held back.
create table conversation_reports (
  id uuid primary key,
  conversation_id uuid not null references conversations on delete cascade,
  message_id uuid not null references conversation_messages on delete cascade,
  reporter_id uuid not null references users on delete cascade,
  reason text not null check (reason in ('contact', 'insult', 'discrimination', 'fraud', 'private', 'other')),
  note text check (char_length(note) <= 500),
  at timestamptz not null,
  answer text check (answer in ('hidden', 'dismissed')),
  answered_at timestamptz,
  answered_by uuid references staff on delete set null,
  check ((answer is null) = (answered_at is null)),
  unique (message_id, reporter_id)
);
create index conversation_reports_open on conversation_reports (message_id, id) where answered_at is null;
create index conversation_reports_of on conversation_reports (conversation_id);
create index conversation_reports_by on conversation_reports (reporter_id);

-- For everybody but its writer and colleagues.
alter table conversation_messages add column hidden_at timestamptz;
-- Null while nobody has decided; a message that is released becomes a message of its thread.
alter table conversation_held_messages add column kept_at timestamptz;
alter table conversation_held_messages add column kept_by uuid references staff on delete set null;
alter table conversation_held_messages add column kept_note text check (char_length(kept_note) <= 500);
create index conversation_held_messages_open on conversation_held_messages (id) where kept_at is null;
