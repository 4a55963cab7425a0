-- outside a transaction
alter table interviews validate constraint interviews_previous;
create index concurrently if not exists interviews_after on interviews (previous_id) where previous_id is not null;
create index concurrently if not exists interviews_of_nomination on interviews (nomination_id);
