-- Promised steps of the selection that were open when somebody was nominated before them; a policy may promise others later.
alter table nominations add column early_steps text[];
