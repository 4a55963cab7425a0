-- outside a transaction
alter table invoice_counters validate constraint invoice_counters_series_check;
