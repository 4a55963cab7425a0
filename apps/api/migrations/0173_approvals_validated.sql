-- outside a transaction
alter table approvals validate constraint approvals_kind;
