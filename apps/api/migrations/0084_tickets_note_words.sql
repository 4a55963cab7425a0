-- Tickets are found by what was noted on them, too.
create index ticket_notes_words on ticket_notes
  using gin (text_words(text || ' ' || coalesce(text_en, ''))) with (fastupdate = off);
