-- What every feature leans on: messages to send, live events, the audit trail, stored files, idempotency.

-- The outbox: written in the transaction of the change it tells of, delivered afterwards.
create table messages (
  id uuid primary key,
  channel text not null check (channel in ('email', 'sms', 'whatsapp', 'voice')),
  to_address text not null,
  lang text not null check (lang in ('ar', 'en')),
  subject text,
  text text not null,
  html text,
  headers jsonb not null default '{}',
  -- Carries a code: its words are wiped once a provider has taken it.
  secret boolean not null default false,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error text,
  -- Until then one worker alone holds it, so that two can never hand it over at once.
  claimed_until timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  provider_id text,
  check ((channel = 'email') = (subject is not null)),
  check ((status = 'sent') = (sent_at is not null))
);
create index messages_newest on messages (created_at desc, id desc);
create index messages_to on messages (to_address, created_at desc);
create index messages_waiting on messages (created_at) where status = 'queued';

-- Live events. Ids may commit out of order, so a reader does not remember an id: it remembers the snapshot it read in,
-- and next time reads what that snapshot did not see. Nothing is skipped, nothing comes twice, nobody waits for anybody.
create table events (
  id bigint generated always as identity primary key,
  tx xid8 not null default pg_current_xact_id(),
  topic text,
  user_id uuid,
  name text not null,
  body jsonb not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  check ((topic is null) <> (user_id is null))
);
create index events_order on events (tx, id);
create index events_of_user on events (user_id, tx, id) where user_id is not null;
create index events_age on events (created_at);

-- Who did what to what. Nobody may change it; after twelve months a line may be deleted.
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  actor_kind text not null check (actor_kind in ('visitor', 'talent', 'client', 'staff', 'system')),
  actor_id uuid,
  action text not null,
  subject_kind text not null,
  subject_id text,
  ip_hash bytea,
  details jsonb not null default '{}'
);
create index audit_entries_of_subject on audit_entries (subject_kind, subject_id, id);
create index audit_entries_of_actor on audit_entries (actor_id, id);
create index audit_entries_at on audit_entries (at);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < clock_timestamp() - interval '12 months' then
      return old;
    end if;
  end if;
  raise exception 'the audit trail is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function refuse_audit_change();
create trigger audit_entries_no_truncate before truncate on audit_entries
  for each statement execute function refuse_audit_change();

create table files (
  id uuid primary key,
  owner_id uuid,
  kind text not null,
  name text not null,
  media_type text not null,
  size bigint not null check (size >= 0),
  sha256 bytea not null check (octet_length(sha256) = 32),
  storage_key text not null unique,
  created_at timestamptz not null default clock_timestamp(),
  deleted_at timestamptz
);
create index files_of_owner on files (owner_id, kind, created_at desc) where deleted_at is null;

create table idempotency_keys (
  owner text not null,
  key text not null,
  request_hash bytea not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default clock_timestamp(),
  primary key (owner, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
