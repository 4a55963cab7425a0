-- What the public pages say, in both languages, and what visitors send us from them.

-- The domain knows the kinds and what belongs to each; a row that does not fit is left out and reported.
create table site_items (
  kind text not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position integer not null default 0,
  ar jsonb not null check (jsonb_typeof(ar) = 'object'),
  en jsonb not null check (jsonb_typeof(en) = 'object'),
  -- What no language changes: dates, prices, belonging.
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  published boolean not null default true,
  version integer not null default 1,
  -- Of the seeded text; once somebody has edited the piece there is none, and seeding leaves it alone.
  seed_hash text,
  updated_at timestamptz not null,
  primary key (kind, slug)
);
create index site_items_shown on site_items (kind, position, slug) where published;

create table site_item_versions (
  kind text not null,
  slug text not null,
  version integer not null,
  position integer not null,
  ar jsonb not null,
  en jsonb not null,
  data jsonb not null,
  published boolean not null,
  -- Without one it came from the seeds.
  saved_by uuid references staff on delete set null,
  saved_at timestamptz not null,
  primary key (kind, slug, version)
);
create index site_item_versions_of_staff on site_item_versions (saved_by) where saved_by is not null;

-- Whatever somebody waits for an answer to; operations work through them by due date.
create table tickets (
  id uuid primary key,
  -- Short enough to be read out on the phone.
  reference text not null unique,
  kind text not null constraint tickets_kind check (
    kind in ('contact', 'consultant', 'package', 'vacancy', 'extension', 'change_terms', 'company_proof')
  ),
  state text not null default 'open' constraint tickets_state check (state in ('open', 'answered', 'closed')),
  subject text not null,
  body text not null,
  from_name text not null,
  from_email text not null check (from_email = lower(from_email)),
  -- Set when the sender was signed in.
  user_id uuid references users on delete set null,
  lang text not null check (lang in ('ar', 'en')),
  data jsonb not null default '{}',
  due_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index tickets_waiting on tickets (due_at) where state = 'open';
create index tickets_of_sender on tickets (from_email, created_at desc);
create index tickets_of_user on tickets (user_id) where user_id is not null;

create table podcast_subscribers (
  email text primary key check (email = lower(email)),
  lang text not null check (lang in ('ar', 'en')),
  -- Of the link in the mail. It stays, so that a link opened twice says the same twice.
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  token_expires_at timestamptz not null,
  mailed_at timestamptz not null,
  confirmed_at timestamptz,
  created_at timestamptz not null
);
