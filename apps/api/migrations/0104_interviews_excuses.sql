-- A talent may excuse themselves from a scheduled interview; several excuses are a ticket of their own kind.
alter table interviews drop constraint interviews_end_reason, add constraint interviews_end_reason check (
  end_reason in (
    'talent_declined', 'talent_excused', 'talent_timeout', 'client_timeout', 'client_unavailable', 'client_canceled',
    'staff_canceled'
  )
) not valid;
alter table tickets drop constraint tickets_kind, add constraint tickets_kind check (
  kind in (
    'contact', 'consultant', 'package', 'vacancy', 'extension', 'change_terms', 'company_proof', 'shortlist', 'no_show',
    'excuses', 'late_payout', 'returned_refund'
  )
) not valid;
