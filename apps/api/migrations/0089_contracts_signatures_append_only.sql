-- The signing record is append-only, like the ledger and the audit trail. Only the link to an erased account may be cut.

create function refuse_signature_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.user_id is null and to_jsonb(new) - 'user_id' = to_jsonb(old) - 'user_id' then
      return new;
    end if;
  end if;
  raise exception 'the signing record is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger contract_signatures_append_only before update or delete on contract_signatures
  for each row execute function refuse_signature_change();
create trigger contract_signatures_no_truncate before truncate on contract_signatures
  for each statement execute function refuse_signature_change();
