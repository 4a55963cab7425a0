-- Versions of the text that writes contracts; the first is the product's own and has no row. None is ever deleted,
-- because signed contracts name theirs.
create table contract_templates (
  version integer primary key check (version > 1),
  state text not null check (state in ('draft', 'released', 'withdrawn')),
  content jsonb not null,
  revision integer not null default 0,
  -- Everybody who has written in it: none of them releases it.
  editors uuid[] not null,
  drafted_by uuid references staff,
  edited_at timestamptz not null,
  released_by uuid references staff,
  released_at timestamptz,
  lawyer_name text,
  lawyer_licence text,
  opinion_day date,
  from_day date,
  note text,
  check (state <> 'released' or (released_at is not null and lawyer_name is not null and lawyer_licence is not null
    and opinion_day is not null and from_day is not null))
);
create unique index contract_templates_draft on contract_templates (state) where state = 'draft';
