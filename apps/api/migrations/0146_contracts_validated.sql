-- outside a transaction
alter table contract_endings validate constraint contract_endings_kind_check;
alter table tickets validate constraint tickets_kind;
alter table conversations validate constraint conversations_kind_check;
