-- Held mails as work: what a colleague decided, and what accepting one needs.
-- The signed address it was sent to; whose it is, is computed.
alter table inbound_mails add column reply_address text;
-- Names of what was attached; the files of a held mail are not stored.
alter table inbound_mails add column file_names text[] not null default '{}';
-- Null where it was settled before there was a choice.
alter table inbound_mails add column answer text constraint inbound_mails_answer check (answer in ('accepted', 'discarded'));
