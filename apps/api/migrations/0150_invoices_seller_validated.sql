-- outside a transaction
-- Every row is older than the column, or names its version.
alter table invoices validate constraint invoices_seller;
