-- The colleague who replaced this version on behalf of the company; null where the company did it itself.
alter table client_project_versions add column replaced_by uuid references staff;
