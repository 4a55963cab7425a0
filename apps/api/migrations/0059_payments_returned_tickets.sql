-- The ticket that asks where to send a refund that came back, by its reference: what solves it closes it.

alter table refunds add column ticket text;

update refunds set ticket = (
  select reference from tickets where kind = 'returned_refund' and data->>'refund_id' = refunds.id::text limit 1)
where state = 'returned';
