-- outside a transaction
alter table ledger_postings validate constraint ledger_postings_account_check;
alter table ledger_entries validate constraint ledger_entries_kind_check;
alter table ledger_entries validate constraint ledger_entries_document_day;
alter table ledger_entries validate constraint ledger_entries_reason;
alter table ledger_entries validate constraint ledger_entries_corrects;
create index concurrently if not exists ledger_entries_by_day on ledger_entries (day, place);
create index concurrently if not exists ledger_entries_correcting on ledger_entries (corrects) where corrects is not null;
-- Whatever is summed up over days is in the index; and those whose day is still that of their entry.
create index concurrently if not exists ledger_postings_by_day on ledger_postings (booked_on, account) include (owner, amount);
create index concurrently if not exists ledger_postings_without_day on ledger_postings (id) where booked_on is null;
