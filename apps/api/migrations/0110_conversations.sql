-- Conversations: one thread for each contract and payout, by whose id it is known.
create table conversations (
  id uuid primary key,
  kind text not null check (kind in ('contract', 'payout')),
  talent_id uuid not null references users on delete cascade,
  -- The member of the company who answers for it; null where the company takes no part.
  client_id uuid references users on delete cascade,
  -- Given in the transaction of a message, under the lock of this row: whoever reads one has all before it.
  last_seq int not null check (last_seq >= 1),
  last_at timestamptz not null,
  -- The last message that a colleague answered or settled.
  settled_seq int not null default 0,
  -- When readers are told next; null when nobody waits for it.
  tell_at timestamptz,
  created_at timestamptz not null
);
create index conversations_of_talent on conversations (talent_id, last_at desc, id desc);
create index conversations_of_client on conversations (client_id, last_at desc, id desc) where client_id is not null;
create index conversations_by_time on conversations (last_at desc, id desc);
create index conversations_waiting on conversations (last_at, id) where last_seq > settled_seq;
create index conversations_to_tell on conversations (tell_at) where tell_at is not null;

create table conversation_messages (
  id uuid primary key,
  conversation_id uuid not null references conversations on delete cascade,
  seq int not null,
  -- Who wrote it: a member or a colleague of ours.
  user_id uuid references users on delete set null,
  staff_id uuid references staff on delete set null,
  side text not null check (side in ('talent', 'client', 'staff')),
  text text not null check (char_length(text) <= 4000),
  by_mail boolean not null default false,
  at timestamptz not null,
  unique (conversation_id, seq)
);
create index conversation_messages_of_user on conversation_messages (user_id) where user_id is not null;

-- How far each reader has read, and what they were told of.
create table conversation_readers (
  conversation_id uuid not null references conversations on delete cascade,
  user_id uuid references users on delete cascade,
  staff_id uuid references staff on delete cascade,
  read_seq int not null default 0,
  told_seq int not null default 0,
  told_at timestamptz,
  check (num_nonnulls(user_id, staff_id) = 1),
  unique nulls not distinct (conversation_id, user_id, staff_id)
);
create index conversation_readers_of_user on conversation_readers (user_id) where user_id is not null;
