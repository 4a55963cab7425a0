-- Four columns get the noun of what they hold (docs/decisions/083). Either name is filled from the other, so that nodes of
-- the last release and of this one read what both write.
alter table contract_renewals add column requested_terms jsonb;
alter table invoices add column rebills_invoice_id uuid;
alter table invoice_lines add column rebills_line_id uuid;
alter table usual_salaries add column baseline jsonb;

-- With the name a column had and the one it gets. Of an update, what it changes decides; of an insert, what is there.
create function sync_renamed_column() returns trigger language plpgsql as $$
declare
  former constant text := tg_argv[0];
  current constant text := tg_argv[1];
  line constant jsonb := to_jsonb(new);
  is_former boolean := line -> current = 'null';
begin
  if tg_op = 'UPDATE' then is_former := line -> former <> to_jsonb(old) -> former; end if;
  return jsonb_populate_record(new, case
    when is_former then jsonb_build_object(current, line -> former)
    else jsonb_build_object(former, line -> current) end);
end
$$;
create trigger contract_renewals_requested_terms before insert or update of wish, requested_terms on contract_renewals
  for each row execute function sync_renamed_column('wish', 'requested_terms');
create trigger invoices_rebills_invoice_id before insert or update of bills_again, rebills_invoice_id on invoices
  for each row execute function sync_renamed_column('bills_again', 'rebills_invoice_id');
create trigger invoice_lines_rebills_line_id before insert or update of again_of, rebills_line_id on invoice_lines
  for each row execute function sync_renamed_column('again_of', 'rebills_line_id');
create trigger usual_salaries_baseline before insert or update of usual, baseline on usual_salaries
  for each row execute function sync_renamed_column('usual', 'baseline');
