-- outside a transaction
alter table payout_details validate constraint payout_details_masked_before;
alter table payout_batches validate constraint payout_batches_total_check;
alter table ledger_entries validate constraint ledger_entries_kind_check;
