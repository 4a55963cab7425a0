-- What we wrote ourselves is found by its English words, too.
drop index tickets_words;
create index tickets_words on tickets
  using gin (text_words(subject || ' ' || body || ' ' || from_name || ' ' || from_email || ' ' || reference || ' ' ||
    coalesce(data->'english'->>'subject', '') || ' ' || coalesce(data->'english'->>'body', '')))
  with (fastupdate = off);
