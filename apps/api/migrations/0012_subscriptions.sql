-- What people want to be told, and by which channel. No line means that nobody has chosen: the domain knows what comes then.
create table notification_choices (
  user_id uuid not null references users on delete cascade,
  -- A kind of the domain, e.g. interviews; the mailing lists are kinds, too.
  kind text not null,
  channel text not null check (channel in ('email', 'sms', 'whatsapp')),
  wanted boolean not null,
  changed_at timestamptz not null,
  primary key (user_id, kind, channel)
);

-- A ledger: who joined or left which mailing list, when and how, and what they said about it.
create table subscription_changes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  list text not null,
  subscribed boolean not null,
  way text not null check (way in ('page', 'one_click', 'settings')),
  comment text check (char_length(comment) <= 500),
  at timestamptz not null
);
create index subscription_changes_of on subscription_changes (user_id, at);
