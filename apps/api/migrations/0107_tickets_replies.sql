-- What the asker of a ticket answered by mail.
create table ticket_replies (
  id uuid primary key,
  ticket_id uuid not null references tickets on delete cascade,
  text text not null,
  at timestamptz not null
);
create index ticket_replies_of on ticket_replies (ticket_id, id);
