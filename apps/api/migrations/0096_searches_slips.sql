-- Names that were mistyped: the consonants of each word, without the article, doubled letters and a silent end, are the same
-- for "hadad" and "haddad", "khaled" and "khalid", «خلد» and «خالد».
create function name_skeletons(name text) returns text[] language sql immutable strict parallel safe cost 1000
return array_remove(string_to_array(
  translate(
    regexp_replace(
      regexp_replace(
        regexp_replace(name_form(name), '(^| )ال([^ ]{3})', '\1\2', 'g'),
        '(.)\1+', '\1', 'g'),
      '[hه]( |$)', '\1', 'g'),
    'cqvaeiouywاويء', 'kkf'),
  ' '), '');

create index users_name_skeletons on users using gin (
  name_skeletons(first_name || ' ' || last_name || ' ' || coalesce(second_first_name, '') || ' ' || coalesce(second_last_name, ''))
) with (fastupdate = off);
create index users_company_skeletons on users using gin (name_skeletons(company)) with (fastupdate = off)
  where company is not null;
