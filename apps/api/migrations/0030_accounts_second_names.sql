-- People read each other in two languages: the second face of a name and of what somebody wrote (D-119). All optional.

alter table users add column second_first_name text, add column second_last_name text;

alter table talent_experiences
  add column second_title text,
  add column second_company text,
  add column second_responsibility text;
alter table talent_educations
  add column second_school text,
  add column second_degree text,
  add column second_field text;

-- The same reasons in the other language, as many as were written.
alter table nominations add column second_reasons text[] not null default '{}';

-- `scriptOf` and `namesFor` of the domain, for names that a statement puts together; a test compares them.
create function script_of(name text) returns text language sql immutable parallel safe
return case
  when name ~ '[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]' then 'ar'
  when name ~ '[A-Za-z\u00c0-\u024f\u1e00-\u1eff]' then 'en' end;

create function reads_second_name(person users, lang text) returns boolean language sql immutable parallel safe
return coalesce(person.second_first_name, '') <> '' and coalesce(person.second_last_name, '') <> ''
  and script_of(person.first_name || ' ' || person.last_name) is distinct from lang
  and (script_of(person.first_name || ' ' || person.last_name) is null
    or script_of(person.second_first_name || ' ' || person.second_last_name) = lang);

create function first_name_for(person users, lang text) returns text language sql immutable parallel safe
return case when reads_second_name(person, lang) then person.second_first_name else person.first_name end;

create function name_for(person users, lang text) returns text language sql immutable parallel safe
return trim(case when reads_second_name(person, lang) then person.second_first_name || ' ' || person.second_last_name
  else person.first_name || ' ' || person.last_name end);

-- Both faces, where each reader is told in their own language.
create function first_names_for(person users) returns jsonb language sql immutable parallel safe
return jsonb_build_object('ar', first_name_for(person, 'ar'), 'en', first_name_for(person, 'en'));

create function names_for(person users) returns jsonb language sql immutable parallel safe
return jsonb_build_object('ar', name_for(person, 'ar'), 'en', name_for(person, 'en'));

-- A company by its name; without one by the person who hires for it.
create function client_names_for(person users) returns jsonb language sql immutable parallel safe
return case when coalesce(person.company, '') <> ''
  then jsonb_build_object('ar', person.company, 'en', person.company) else names_for(person) end;

-- Colleagues find somebody by either name.
drop index users_name_words;
create index users_name_words on users using gin (
  name_words(first_name || ' ' || last_name || ' ' || coalesce(second_first_name, '') || ' ' || coalesce(second_last_name, ''))
) with (fastupdate = off);
