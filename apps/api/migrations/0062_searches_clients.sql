-- Clients by their names: among a million people the index of all names finds talents, and a client is one in hundreds.

create index users_client_name_words on users using gin (
  name_words(first_name || ' ' || last_name || ' ' || coalesce(second_first_name, '') || ' ' || coalesce(second_last_name, ''))
) with (fastupdate = off) where type = 2;
