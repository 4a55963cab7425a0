-- Staff find a talent by the beginning of any word of the name, whatever its spelling, or by the way to the person.
-- The words of a name as `searchForm` of the domain reads them: a test holds the two together.
create function name_words(name text) returns tsvector language sql immutable strict parallel safe cost 1000
return array_to_tsvector(array_remove(string_to_array(translate(
  regexp_replace(lower(normalize(name, NFKC)), E'[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]', '', 'g'),
  'أإآٱىیئؤةک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹-''’.,()"/_',
  'اااايييوهك01234567890123456789          '), ' '), ''));

-- Names come one by one, and nobody tidies a list of pending ones up in the embedded engine.
create index users_name_words on users using gin (name_words(first_name || ' ' || last_name)) with (fastupdate = off);
create index users_email_begins on users (email text_pattern_ops);
create index users_phone_begins on users (phone text_pattern_ops);
create index users_phone_ends on users (reverse(phone) text_pattern_ops);
