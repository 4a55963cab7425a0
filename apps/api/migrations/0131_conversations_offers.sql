-- Conversations about an offer.
alter table conversations drop constraint conversations_kind_check;
alter table conversations add constraint conversations_kind_check
  check (kind in ('contract', 'payout', 'nomination', 'interview', 'offer')) not valid;
