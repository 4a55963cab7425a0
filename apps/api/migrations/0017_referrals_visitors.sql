-- A visitor may bring a friend, too: the referral belongs to the address they proved, until its owner has an account.
alter table referrals
  alter column referrer_id drop not null,
  add column referrer_email text check (referrer_email = lower(referrer_email)),
  add column referrer_name text,
  -- How often the friend was asked after the first time, and when last.
  add column sent_again smallint not null default 0 check (sent_again >= 0),
  add column sent_again_at timestamptz,
  add constraint referrals_referrer check (
    referrer_id is not null or (referrer_email is not null and referrer_name is not null)
  );
create index referrals_of_visitor on referrals (referrer_email) where referrer_id is null;

-- Their codes open no account, so they are counted apart.
alter table code_records drop constraint code_records_kind_check;
alter table code_records add constraint code_records_kind_check check (kind in ('email', 'phone', 'referral'));
