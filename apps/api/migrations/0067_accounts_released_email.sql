-- Address of an imported record whose owner has not answered, while somebody signs up with it: the sign-up must not differ from
-- that of an unknown address.
alter table users add column released_email text;
create index users_released_email on users (released_email) where released_email is not null;
