-- What a company reads of an HR evaluation and of a meeting, written for it; everything else of them stays with colleagues.
alter table selection_evaluations
  add column company_line text,
  -- Work history compared with documents or with people who were named.
  add column history_checked_at timestamptz;
alter table selection_meetings add column company_line text;
