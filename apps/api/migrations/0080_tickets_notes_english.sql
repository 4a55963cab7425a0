-- A note that the platform writes, in English as well.
alter table ticket_notes add column text_en text;
