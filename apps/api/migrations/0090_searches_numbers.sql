-- The beginning of a number ("CT-2026") is looked up as a range, which the indexes of the unique constraints cannot serve.
create index contracts_number_prefix on contracts (number text_pattern_ops);
create index invoices_number_prefix on invoices (number text_pattern_ops);
