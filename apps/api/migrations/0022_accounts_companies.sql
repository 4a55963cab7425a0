-- From where a slot is held, sealed, so that nobody holds many of them under invented addresses. Gone with the hold.
alter table meetings add column held_from bytea constraint meetings_held_from check (octet_length(held_from) = 32);
create index meetings_holds on meetings (held_from) where state = 'pending';

-- What a client calls their company, and how often they changed what they say about themselves: a save of an older word
-- is refused.
alter table users add column company text;
alter table users add column version integer not null default 1;

-- By when a question about a nomination is answered is read with the nomination.
create index tickets_of_nomination on tickets ((data->>'nomination_id')) where kind = 'extension';
