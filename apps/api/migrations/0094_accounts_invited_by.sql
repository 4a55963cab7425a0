-- The member whose personal link led to the sign-up. No foreign key: an export of one's data follows the keys to `users`, and
-- would hold the accounts of friends.
alter table users add column invited_by uuid;
create index users_invited_by on users (invited_by, created_at) where invited_by is not null;
