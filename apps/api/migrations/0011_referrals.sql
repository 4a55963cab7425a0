-- Friends whom talents have invited, from the invitation to the bonus.

create table referrals (
  id uuid primary key,
  referrer_id uuid not null references users on delete cascade,
  status text not null constraint referrals_status check (
    status in (
      'invited', 'consented', 'registered', 'testing', 'passed', 'failed', 'hired', 'bonus_due', 'paid', 'void'
    )
  ),
  void_reason text constraint referrals_void_reason check (
    void_reason in ('declined', 'lapsed', 'left_early', 'cancelled')
  ),
  name text not null,
  -- Forgotten, with the phone and the link, when the friend never came.
  email text check (email = lower(email)),
  phone text,
  linkedin text,
  -- A key of the catalogue.
  role text not null,
  years double precision not null check (years >= 0),
  -- What it was worth by the table in force on the day of the invitation.
  tier text not null,
  amount_usd integer not null check (amount_usd >= 0),
  lang text not null check (lang in ('ar', 'en')),
  -- Of the link in the mail. It stays, so that a link opened twice can say what became of it.
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  friend_id uuid references users on delete set null,
  invited_at timestamptz not null,
  tests_due_at timestamptz,
  -- Seen to be late, once.
  tests_late_at timestamptz,
  contract_months smallint check (contract_months between 1 and 120),
  starts_on date,
  ends_on date,
  bonus_due_on date,
  pay_by timestamptz,
  updated_at timestamptz not null,
  constraint referrals_void check ((status = 'void') = (void_reason is not null)),
  constraint referrals_due check (status not in ('hired', 'bonus_due', 'paid') or bonus_due_on is not null)
);
-- Two people invite the same friend at one moment: one wins.
create unique index referrals_waiting_friend on referrals (email) where status in ('invited', 'consented');
create index referrals_of_referrer on referrals (referrer_id, invited_at desc, id desc);
create index referrals_of_email on referrals (email) where email is not null;
create index referrals_of_phone on referrals (phone) where phone is not null;
create index referrals_of_friend on referrals (friend_id) where friend_id is not null;
-- What the clock has to look at.
create index referrals_by_clock on referrals (status, invited_at)
  where status in ('invited', 'consented', 'registered', 'hired');

-- Which state was reached when.
create table referral_moves (
  id bigint generated always as identity primary key,
  referral_id uuid not null references referrals on delete cascade,
  status text not null,
  at timestamptz not null
);
create index referral_moves_of on referral_moves (referral_id, id);
