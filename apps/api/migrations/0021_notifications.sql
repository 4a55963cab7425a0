-- What people were told, for the centre where they find it again: one line each, in both languages as it was said then.
create table notices (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- A kind of the domain, e.g. interviews.
  kind text not null,
  title_ar text not null,
  title_en text not null,
  -- Where a press leads: an address of ours.
  path text not null check (path like '/%'),
  -- By which channels it was told as well, and why: [{"channel": "email", "reason": "chosen"}].
  told jsonb not null default '[]',
  -- The mail that says it, alone or together with others of its kind.
  message_id uuid references messages on delete set null,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notices_of on notices (user_id, id desc);
create index notices_unread on notices (user_id, id desc) where read_at is null;
create index notices_of_message on notices (message_id) where message_id is not null;
create index notices_age on notices (created_at);

-- A message may wait: for others of its kind, or for the morning of whoever gets it.
alter table messages add column not_before timestamptz;
-- While it waits, what comes with the same key joins it.
alter table messages add column digest_key text;
create index messages_gathering on messages (digest_key) where digest_key is not null and status = 'queued';

-- What the provider said afterwards.
alter table messages add column receipt text check (receipt in ('delivered', 'bounced'));
alter table messages add column receipt_at timestamptz;
alter table messages add column receipt_reason text;
create index messages_of_provider on messages (provider_id) where provider_id is not null;
create index messages_in_trouble on messages (id desc) where status = 'failed' or receipt = 'bounced';

-- Addresses that came back: nobody is written to there, until something arrives again.
create table address_troubles (
  address text primary key,
  channel text not null check (channel in ('email', 'sms', 'whatsapp', 'voice')),
  reason text not null,
  at timestamptz not null
);
