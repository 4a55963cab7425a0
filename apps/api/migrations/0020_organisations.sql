-- Several people of one client: who they are, what each is trusted with, and who is asked to join.

create table organisations (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null
);

-- Everybody belongs to one organisation; a request belongs to that of the colleague who answers for it.
create table organisation_members (
  user_id uuid primary key references users on delete cascade,
  organisation_id uuid not null references organisations,
  role text not null constraint organisation_members_role
    check (role in ('owner', 'hiring_manager', 'interviewer', 'finance', 'viewer')),
  joined_at timestamptz not null
);
create index organisation_members_of on organisation_members (organisation_id, joined_at);

create table organisation_invitations (
  id uuid primary key,
  organisation_id uuid not null references organisations on delete cascade,
  email text not null check (email = lower(email)),
  role text not null constraint organisation_invitations_role
    check (role in ('owner', 'hiring_manager', 'interviewer', 'finance', 'viewer')),
  invited_by uuid references users on delete set null,
  -- Of the link in the mail, which works once.
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  unique (organisation_id, email)
);

-- A client without an organisation cannot be: whoever opens an account owns one from that moment.
create function found_organisation() returns trigger language plpgsql as $$
declare
  founded uuid;
begin
  insert into organisations (created_at) values (new.created_at) returning id into founded;
  insert into organisation_members (user_id, organisation_id, role, joined_at)
  values (new.id, founded, 'owner', new.created_at);
  return null;
end
$$;
create trigger users_found_organisation after insert on users
  for each row when (new.type = 2) execute function found_organisation();

-- Whom nobody belongs to any more is not there: the last one leaves by joining another or by closing the account.
create function end_organisation() returns trigger language plpgsql as $$
begin
  delete from organisations where id = old.organisation_id
    and not exists (select from organisation_members where organisation_id = old.organisation_id);
  return null;
end
$$;
create trigger organisation_members_left after delete or update of organisation_id on organisation_members
  for each row execute function end_organisation();

with founded as (
  insert into organisations (id, created_at) select id, created_at from users where type = 2 returning id, created_at
)
insert into organisation_members (user_id, organisation_id, role, joined_at)
select id, id, 'owner', created_at from founded;
