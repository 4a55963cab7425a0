-- outside a transaction
alter table invoice_lines validate constraint invoice_lines_kind_check;
alter table invoice_lines validate constraint invoice_lines_check1;
alter table invoice_lines validate constraint invoice_lines_check2;
alter table invoice_lines validate constraint invoice_lines_check3;
alter table invoice_lines validate constraint invoice_lines_discount;
alter table invoices validate constraint invoices_purchase_order;
alter table billing_details validate constraint billing_details_purchase_order;
