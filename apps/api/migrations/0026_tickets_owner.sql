-- The colleague who is on a ticket, so that two do not answer it.
alter table tickets add column owner_id uuid references staff on delete set null;
create index tickets_of_owner on tickets (owner_id) where owner_id is not null;
