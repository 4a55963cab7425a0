-- The link of `npm run recover-admin`, which is valid although there are admins.
alter table staff_invitations add column is_recovery boolean not null default false;
