-- A person who writes more mails in a minute than the page takes: the others wait for a colleague.
alter table inbound_mails drop constraint inbound_mails_reason;
alter table inbound_mails add constraint inbound_mails_reason check (
  reason in ('auto_reply', 'bounce', 'bulk', 'own', 'no_address', 'other_sender', 'gone', 'no_text', 'too_long', 'too_many',
    'too_large', 'unreadable')) not valid;
