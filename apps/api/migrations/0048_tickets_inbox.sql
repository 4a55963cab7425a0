-- Words of a text for prefix search, spelled as `searchForm` of the domain does; a test compares the two. A lexeme has a
-- maximum length, and somebody will paste a longer one.
create function text_words(words text) returns tsvector language sql immutable strict parallel safe cost 1000
return (
  select array_to_tsvector(coalesce(array_agg(distinct left(word, 40)), '{}'))
  from unnest(string_to_array(translate(
    regexp_replace(lower(normalize(left(words, 20000), NFKC)), E'[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]', '', 'g'),
    'أإآٱىیئؤةک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹' || E'-''’‘“”«».,;:!?()[]{}<>@#&*+=/\\|_"~`^%$…–—،؛؟\n\r\t',
    'اااايييوهك01234567890123456789' || repeat(' ', 60)), ' ')) as word
  where word <> ''
);
create index tickets_words on tickets
  using gin (text_words(subject || ' ' || body || ' ' || from_name || ' ' || from_email || ' ' || reference))
  with (fastupdate = off);

-- A second question of the same asker is answered with the first.
alter table tickets
  drop constraint tickets_state,
  add constraint tickets_state check (state in ('open', 'answered', 'closed', 'merged')),
  add column merged_into uuid references tickets on delete cascade,
  add constraint tickets_merged check ((state = 'merged') = (merged_into is not null) and merged_into <> id);
create index tickets_merged_into on tickets (merged_into) where merged_into is not null;

-- What colleagues tell each other about a ticket. Never sent to the asker.
create table ticket_notes (
  id uuid primary key,
  ticket_id uuid not null references tickets on delete cascade,
  staff_id uuid references staff on delete set null,
  text text not null,
  -- Colleagues who were called by name.
  mentions uuid[] not null default '{}',
  at timestamptz not null
);
create index ticket_notes_of on ticket_notes (ticket_id, id);
create index ticket_notes_mentions on ticket_notes using gin (mentions) with (fastupdate = off);

-- Who is writing an answer right now: one ticket per colleague, until a moment.
create table ticket_writers (
  staff_id uuid primary key references staff on delete cascade,
  ticket_id uuid not null references tickets on delete cascade,
  until timestamptz not null
);
create index ticket_writers_of on ticket_writers (ticket_id);

create table ticket_templates (
  id uuid primary key,
  name_ar text not null,
  name_en text not null,
  text_ar text not null,
  text_en text not null,
  -- Rises with every change: the second of two colleagues is told.
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
