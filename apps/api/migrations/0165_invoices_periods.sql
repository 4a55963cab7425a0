-- Other lines than months of contracts may be for a period, too.
alter table invoice_lines drop constraint invoice_lines_check4, add constraint invoice_lines_check4 check (
  (kind = 'salary') = (month is not null) and (kind = 'salary') = (term is not null)
    and (kind <> 'salary' or from_day is not null) and (from_day is null) = (to_day is null)
) not valid;
