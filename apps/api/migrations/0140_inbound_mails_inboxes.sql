-- Mailboxes that are read by IMAP: after which mail to go on.
create table inboxes (
  -- User, host and folder.
  name text primary key,
  uid_validity text not null,
  last_uid bigint not null,
  -- The mail that could not be taken, and how often.
  stuck_uid bigint,
  attempts int not null default 0,
  read_at timestamptz,
  -- Null where the last reading went well.
  failed_at timestamptz
);
-- Nobody refuses such a mail to its sender before it lies in a mailbox: it waits for a colleague.
alter table inbound_mails drop constraint inbound_mails_reason;
alter table inbound_mails add constraint inbound_mails_reason check (
  reason in ('auto_reply', 'bounce', 'bulk', 'own', 'no_address', 'other_sender', 'gone', 'no_text', 'too_long', 'too_large',
    'unreadable')) not valid;
