-- What the middle half of each role and level asks for, made once a day for all nodes from the ranges that companies are shown.
create table pay_bands (
  day date primary key,
  bands jsonb not null
);
