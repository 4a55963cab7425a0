-- Which pages were looked at and where their visitors came from. Nobody's address and nobody's browser is in here.

create table tracking_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  name text not null check (name in ('page_view')),
  -- Without ids, tokens and codes.
  path text not null,
  title text,
  lang text not null check (lang in ('ar', 'en')),
  -- The site one came from, not its address.
  referrer text,
  utm jsonb,
  source text not null,
  campaign text not null,
  -- Only with consent.
  session_id text,
  -- The steps of the funnel this event is.
  steps text[] not null default '{}' check (steps <@ array['visit', 'signup_started'])
);
create index tracking_events_at on tracking_events (at);

-- The funnel of each whole day (UTC), kept when the events are gone and the accounts that proved nothing, too.
create table tracking_days (
  day date not null,
  step text not null check (step in ('visit', 'signup_started', 'signed_up', 'email_verified', 'phone_verified')),
  source text not null,
  campaign text not null,
  lang text not null check (lang in ('ar', 'en')),
  count integer not null check (count > 0),
  primary key (day, step, source, campaign, lang)
);

-- The last day that was counted for good.
create table tracking_progress (
  one boolean primary key default true check (one),
  counted_until date not null
);
