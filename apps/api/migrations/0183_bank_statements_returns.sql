-- The line of a statement with which a transfer to a talent came back.
create table bank_statement_payout_returns (
  transfer_id uuid primary key references payout_transfers on delete restrict,
  line_id uuid not null unique references bank_statement_lines on delete restrict
);
