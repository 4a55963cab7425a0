-- Why somebody was nominated before the promised steps of the selection; the company reads it.
alter table nominations add column early_reason text check (char_length(early_reason) <= 300);
