-- The index of words collects every row of a common name before it returns one: 83,000 of a million for the first letters
-- of «سارة». An ordered index of whole names stops at the first rows.
create function name_form(name text) returns text language sql immutable strict parallel safe cost 1000
return translate(
  regexp_replace(lower(normalize(name, NFKC)), E'[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]', '', 'g'),
  'أإآٱىیئؤةک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹-''’.,()"/_',
  'اااايييوهك01234567890123456789          ');

-- As in 0025, from the same form.
create or replace function name_words(name text) returns tsvector language sql immutable strict parallel safe cost 1000
return array_to_tsvector(array_remove(string_to_array(name_form(name), ' '), ''));

-- A space at the end: the last word of a name is found as a whole word, too.
create index users_talent_name_begins on users ((name_form(first_name || ' ' || last_name) || ' ') text_pattern_ops)
  where type = 1;
create index users_talent_second_name_begins on users (
  (name_form(second_first_name || ' ' || second_last_name) || ' ') text_pattern_ops
) where type = 1 and second_first_name is not null;
