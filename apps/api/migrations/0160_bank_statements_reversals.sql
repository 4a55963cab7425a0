-- The line of a statement with which the bank took a payment back.
create table bank_statement_reversals (
  payment_id uuid primary key references payments on delete restrict,
  line_id uuid not null references bank_statement_lines on delete restrict
);
create index bank_statement_reversals_of on bank_statement_reversals (line_id);
