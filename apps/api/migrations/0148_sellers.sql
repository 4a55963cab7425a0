-- Sellers: who issues our papers and into which accounts companies transfer, in versions. Proposed by one colleague, released by
-- another, in force from its day in Riyadh; without any the settings of the installation count. Rows are never changed but by
-- the decision about them.
create table sellers (
  id uuid primary key,
  place bigint generated always as identity unique,
  name_ar text not null check (char_length(name_ar) between 1 and 85),
  name_en text not null check (char_length(name_en) between 1 and 85),
  address_ar text not null check (char_length(address_ar) between 1 and 200),
  address_en text not null check (char_length(address_en) between 1 and 200),
  vat_number text not null check (vat_number ~ '^3[0-9]{13}3$'),
  registration_number text not null check (registration_number ~ '^[0-9]{10}$'),
  accounts jsonb not null check (jsonb_typeof(accounts) = 'array'),
  from_day date not null,
  reason text not null check (char_length(reason) between 1 and 500),
  proposed_by uuid not null references staff on delete restrict,
  proposed_at timestamptz not null,
  released_by uuid references staff on delete restrict,
  released_at timestamptz,
  withdrawn_by uuid references staff on delete restrict,
  withdrawn_at timestamptz,
  check ((released_by is null) = (released_at is null)),
  check ((withdrawn_by is null) = (withdrawn_at is null)),
  check (released_at is null or withdrawn_at is null),
  constraint sellers_two_people check (released_by <> proposed_by)
);
-- One proposal waits at a time, so that nobody releases something else than what they have read.
create unique index sellers_waiting on sellers ((true)) where released_at is null and withdrawn_at is null;
create index sellers_released on sellers (from_day desc, released_at desc) where released_at is not null;

create function refuse_seller_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.released_at is null and old.withdrawn_at is null
    and (new.id, new.name_ar, new.name_en, new.address_ar, new.address_en, new.vat_number, new.registration_number,
        new.accounts, new.from_day, new.reason, new.proposed_by, new.proposed_at)
      = (old.id, old.name_ar, old.name_en, old.address_ar, old.address_en, old.vat_number, old.registration_number,
        old.accounts, old.from_day, old.reason, old.proposed_by, old.proposed_at) then
    return new;
  end if;
  raise exception 'the history of sellers is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger sellers_append_only before update or delete on sellers
  for each row execute function refuse_seller_change();
