-- A company asks to take over a contract; approved, the contract ends for it.
alter table contract_endings drop constraint contract_endings_kind_check, add constraint contract_endings_kind_check check (
  kind in ('notice', 'replacement', 'buyout')
) not valid;
alter table tickets drop constraint tickets_kind, add constraint tickets_kind check (
  kind in (
    'contact', 'consultant', 'package', 'vacancy', 'extension', 'change_terms', 'company_proof', 'shortlist', 'no_show',
    'excuses', 'replacement', 'buyout', 'late_payout', 'returned_refund'
  )
) not valid;
