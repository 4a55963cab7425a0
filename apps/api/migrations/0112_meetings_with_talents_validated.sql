-- outside a transaction
alter table meetings validate constraint meetings_kind;
