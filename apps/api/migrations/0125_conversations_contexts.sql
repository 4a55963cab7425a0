-- Conversations about a nomination (company and colleagues) and about an interview.
alter table conversations drop constraint conversations_kind_check;
alter table conversations add constraint conversations_kind_check
  check (kind in ('contract', 'payout', 'nomination', 'interview')) not valid;
