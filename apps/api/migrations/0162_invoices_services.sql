-- Lines for everything we sell, discounts on what is ours, and the number that a company gives its purchase.
alter table invoice_lines drop constraint invoice_lines_kind_check, add constraint invoice_lines_kind_check check (
  kind in (
    'salary', 'buyout', 'consultant', 'due_diligence', 'creative_lab', 'mvp', 'hosting', 'payroll', 'other'
  )
) not valid;
alter table invoice_lines drop constraint invoice_lines_check1, add constraint invoice_lines_check1 check (
  kind in ('consultant', 'due_diligence', 'creative_lab', 'mvp', 'hosting', 'payroll', 'other') or contract_id is not null
) not valid;
alter table invoice_lines drop constraint invoice_lines_check2, add constraint invoice_lines_check2 check (
  kind not in ('consultant', 'due_diligence', 'creative_lab', 'mvp', 'hosting', 'payroll', 'other') or label is not null
) not valid;
alter table invoice_lines drop constraint invoice_lines_check3, add constraint invoice_lines_check3 check (
  (kind not in ('buyout', 'consultant', 'due_diligence', 'creative_lab', 'mvp', 'hosting', 'payroll')
    and contract_id is not null) or (net = 0 and wht = 0)
) not valid;
-- Cents that came off the price, which is what is ours of the line and this; and the share it was agreed as, in basis points.
alter table invoice_lines add column discount bigint not null default 0;
alter table invoice_lines add column discount_rate integer;
alter table invoice_lines add constraint invoice_lines_discount check (
  discount >= 0 and (discount = 0 or net + wht = 0) and (discount_rate is null or discount_rate between 1 and 9999)
) not valid;

alter table invoices add column purchase_order text;
alter table invoices add constraint invoices_purchase_order check (char_length(purchase_order) between 1 and 40) not valid;
alter table billing_details add column purchase_order text;
alter table billing_details add constraint billing_details_purchase_order check (
  char_length(purchase_order) between 1 and 40
) not valid;
-- The company gives another number for each invoice: this one is used once.
alter table billing_details add column purchase_order_each boolean not null default false;

create or replace function refuse_issued_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'an invoice is never deleted' using errcode = 'insufficient_privilege';
  end if;
  if old.number is not null and (
    new.number, new.organisation_id, new.issue_day, new.due_day, new.issued_at, new.buyer, new.vat_rate, new.sar_rate,
    new.subtotal, new.vat, new.total, new.currency, new.seller_id, new.purchase_order
  ) is distinct from (
    old.number, old.organisation_id, old.issue_day, old.due_day, old.issued_at, old.buyer, old.vat_rate, old.sar_rate,
    old.subtotal, old.vat, old.total, old.currency, old.seller_id, old.purchase_order
  ) then
    raise exception 'an issued invoice is corrected by a credit note' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
