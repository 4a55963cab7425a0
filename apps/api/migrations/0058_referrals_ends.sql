-- How long an invitation lives is a policy: each keeps the days it was sent with.
alter table referrals add column link_ends_at timestamptz, add column hold_ends_at timestamptz;
update referrals set link_ends_at = invited_at + interval '30 days', hold_ends_at = invited_at + interval '90 days';
alter table referrals alter column link_ends_at set not null, alter column hold_ends_at set not null;
