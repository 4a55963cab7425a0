-- Every mail that came in, once. One that was taken or ignored has no words and no sender here.
create table inbound_mails (
  id uuid primary key,
  -- A hash of its Message-ID, its sender and the addresses it was sent to.
  fingerprint bytea not null unique,
  outcome text not null constraint inbound_mails_outcome check (outcome in ('taken', 'ignored', 'held')),
  reason text constraint inbound_mails_reason check (
    reason in ('auto_reply', 'bounce', 'bulk', 'own', 'no_address', 'other_sender', 'gone', 'no_text', 'too_long')),
  from_email text not null default '',
  from_name text not null default '',
  subject text not null default '',
  text text not null default '',
  ticket_id uuid references tickets on delete set null,
  received_at timestamptz not null,
  settled_at timestamptz,
  settled_by uuid references staff on delete set null,
  constraint inbound_mails_held_reason check (outcome <> 'held' or reason is not null)
);
create index inbound_mails_held on inbound_mails (id desc) where outcome = 'held';
create index inbound_mails_ticket on inbound_mails (ticket_id) where ticket_id is not null;
create index inbound_mails_sender on inbound_mails (from_email) where from_email <> '';
create index inbound_mails_received_at on inbound_mails (received_at);
