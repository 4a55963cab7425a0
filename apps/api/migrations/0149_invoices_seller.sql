-- The version of the seller that an invoice was issued with: its papers stay as they were. Null: the settings, before the first.
alter table invoices add column seller_id uuid;
alter table invoices add constraint invoices_seller foreign key (seller_id) references sellers on delete restrict not valid;

create or replace function refuse_issued_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'an invoice is never deleted' using errcode = 'insufficient_privilege';
  end if;
  if old.number is not null and (
    new.number, new.organisation_id, new.issue_day, new.due_day, new.issued_at, new.buyer, new.vat_rate, new.sar_rate,
    new.subtotal, new.vat, new.total, new.currency, new.seller_id
  ) is distinct from (
    old.number, old.organisation_id, old.issue_day, old.due_day, old.issued_at, old.buyer, old.vat_rate, old.sar_rate,
    old.subtotal, old.vat, old.total, old.currency, old.seller_id
  ) then
    raise exception 'an issued invoice is corrected by a credit note' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
