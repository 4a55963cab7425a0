-- Messages with a contact, which are not delivered before a contract is signed; colleagues look at them.
create table conversation_held_messages (
  id uuid primary key,
  conversation_id uuid not null references conversations on delete cascade,
  user_id uuid not null references users on delete cascade,
  side text not null check (side in ('talent', 'client')),
  text text not null check (char_length(text) <= 4000),
  kinds text[] not null,
  at timestamptz not null
);
create index conversation_held_messages_of on conversation_held_messages (conversation_id, id);
create index conversation_held_messages_of_user on conversation_held_messages (user_id);
-- Null while there is nothing to look at.
alter table conversations add column review_at timestamptz;
-- A thread may begin with a message that was held back.
alter table conversations drop constraint conversations_last_seq_check;
alter table conversations add constraint conversations_last_seq_check check (last_seq >= 0) not valid;
