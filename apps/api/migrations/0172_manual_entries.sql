-- Entries by hand: written by one colleague with a reason and a document, in the books when another has released them; and
-- the same the other way round, which names what it takes back. What was written is never changed but by the decision about it.
create table manual_entries (
  id uuid primary key,
  place bigint generated always as identity unique,
  template text not null constraint manual_entries_template check (
    template in (
      'bank_fee', 'card_settlement', 'exchange_loss', 'exchange_gain', 'to_riyals', 'to_dollars', 'opening_balance',
      'vat_remittance', 'wht_remittance', 'reversal', 'other'
    )
  ),
  state text not null constraint manual_entries_state check (state in ('waiting', 'booked', 'refused', 'withdrawn')),
  day date not null,
  postings jsonb not null check (jsonb_typeof(postings) = 'array'),
  -- Cents of one side.
  amount bigint not null check (amount > 0),
  reason text not null check (char_length(reason) between 1 and 500),
  -- The months whose tax it pays.
  period_from text check (period_from ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  period_to text check (period_to ~ '^\d{4}-(0[1-9]|1[0-2])$' and period_to >= period_from),
  proof_id uuid references files on delete restrict,
  corrects uuid references ledger_entries on delete restrict,
  entry_id uuid unique references ledger_entries on delete restrict,
  made_by uuid not null references staff on delete restrict,
  made_at timestamptz not null,
  constraint manual_entries_period check (
    (template in ('vat_remittance', 'wht_remittance')) = (period_from is not null)
      and (period_from is null) = (period_to is null)
  ),
  constraint manual_entries_reversal check ((template in ('reversal')) = (corrects is not null)),
  constraint manual_entries_proof check (proof_id is not null or corrects is not null),
  constraint manual_entries_booked check ((state in ('booked')) = (entry_id is not null))
);
create index manual_entries_by_state on manual_entries (state, id desc);
-- An entry is taken back once.
create unique index manual_entries_reversing on manual_entries (corrects) where state in ('waiting', 'booked');
create index manual_entries_of_period on manual_entries (template, period_from) where period_from is not null;

create function refuse_manual_entry_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state = 'waiting'
    and (to_jsonb(new) - 'state' - 'entry_id') = (to_jsonb(old) - 'state' - 'entry_id') then
    return new;
  end if;
  raise exception 'an entry by hand stays as it was written' using errcode = 'insufficient_privilege';
end $$;
create trigger manual_entries_append_only before update or delete on manual_entries
  for each row execute function refuse_manual_entry_change();

alter table approvals drop constraint approvals_kind, add constraint approvals_kind check (
  kind in ('payout_batch', 'policy_change', 'manual_entry', 'period_reopening')
) not valid;
