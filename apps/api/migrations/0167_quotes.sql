-- What a company is offered to buy from us, until a day.
create table quotes (
  id uuid primary key,
  -- Without a reference: what was ordered is kept when its company has left.
  organisation_id uuid not null,
  number text unique,
  state text not null constraint quotes_state check (
    state in ('draft', 'sent', 'accepted', 'declined', 'withdrawn', 'expired', 'discarded')
  ),
  title text not null check (char_length(title) between 1 and 120),
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  -- Accepted, it is billed again and again; null: once.
  interval text constraint quotes_interval check (interval in ('month', 'quarter', 'year')),
  valid_until date not null,
  note text check (char_length(note) between 1 and 2000),
  reason text check (char_length(reason) between 1 and 500),
  -- Basis points: those of the day it was sent.
  vat_rate integer check (vat_rate between 0 and 10000),
  version integer not null default 1,
  created_by uuid references staff on delete set null,
  sent_at timestamptz,
  reminded_at timestamptz,
  answered_by uuid references users on delete set null,
  answered_at timestamptz,
  purchase_order text check (char_length(purchase_order) between 1 and 40),
  -- What was made of it.
  invoice_id uuid unique references invoices on delete restrict,
  recurring_id uuid unique references recurring_invoices on delete restrict,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((number is null) = (state in ('draft', 'discarded'))),
  check ((number is null) = (sent_at is null) and (number is null) = (vat_rate is null)),
  check (invoice_id is null or state = 'accepted')
);
create index quotes_of_organisation on quotes (organisation_id, id desc);
create index quotes_open on quotes (valid_until) where state in ('sent');

-- What was sent is withdrawn and written again, never changed.
create function refuse_sent_quote_change() returns trigger language plpgsql as $$
begin
  if old.number is not null and (
    new.number, new.organisation_id, new.title, new.lines, new.interval, new.valid_until, new.note, new.vat_rate, new.sent_at
  ) is distinct from (
    old.number, old.organisation_id, old.title, old.lines, old.interval, old.valid_until, old.note, old.vat_rate, old.sent_at
  ) then
    raise exception 'a quote that was sent is withdrawn and written again' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger quotes_sent before update on quotes for each row execute function refuse_sent_quote_change();

alter table invoice_counters drop constraint invoice_counters_series_check, add constraint invoice_counters_series_check check (
  series in ('INV', 'CRN', 'QUO')
) not valid;
