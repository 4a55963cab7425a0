-- The day a letter reached us, from which the law counts. Null where the person asked in their account.
alter table account_closings
  add column received_on date,
  add check (received_on is null or recorded_by is not null);
alter table data_copies add column received_on date;
update account_closings set received_on = (requested_at at time zone 'Asia/Riyadh')::date where recorded_by is not null;
update data_copies set received_on = (requested_at at time zone 'Asia/Riyadh')::date;
alter table data_copies alter column received_on set not null;
