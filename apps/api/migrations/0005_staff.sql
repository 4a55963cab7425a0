-- Members of staff prove themselves twice: by a mailed code and by their authenticator.

alter table staff
  -- Sealed with a key made from SECRET_KEY. Without one its owner cannot sign in.
  add column totp_secret bytea,
  -- The last 30 seconds whose code opened the door: a code works once.
  add column totp_step bigint,
  add constraint staff_roles check (
    roles <@ array['recruiter', 'matcher', 'account_manager', 'operations', 'finance', 'content', 'admin']
  );

create index sessions_staff on sessions (staff_id) where staff_id is not null;
-- The trail is also read by what was done.
create index audit_entries_action on audit_entries (action, id);
