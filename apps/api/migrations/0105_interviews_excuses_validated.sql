-- outside a transaction
alter table interviews validate constraint interviews_end_reason;
alter table tickets validate constraint tickets_kind;
