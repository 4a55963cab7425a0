-- A company asks for somebody else within the trial of a contract: work with a deadline.
alter table tickets drop constraint tickets_kind, add constraint tickets_kind check (
  kind in (
    'contact', 'consultant', 'package', 'vacancy', 'extension', 'change_terms', 'company_proof', 'shortlist', 'no_show',
    'excuses', 'replacement', 'late_payout', 'returned_refund'
  )
) not valid;
