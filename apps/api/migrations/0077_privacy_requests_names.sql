-- A closed account has no name any more, and what must be kept still shows whose it was: `CLOSED_ACCOUNT` of the domain, compared
-- by a test.
create function name_or_closed(name text, lang text) returns text language sql immutable parallel safe
return coalesce(nullif(trim(name), ''), case lang when 'ar' then 'حساب مغلق' else 'Closed account' end);

create or replace function name_for(person users, lang text) returns text language sql immutable parallel safe
return case when person.status = 'closed' then name_or_closed('', lang)
  else trim(case when reads_second_name(person, lang) then person.second_first_name || ' ' || person.second_last_name
    else person.first_name || ' ' || person.last_name end) end;
