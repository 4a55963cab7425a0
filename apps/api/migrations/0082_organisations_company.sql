-- Who was invited by a colleague was not asked for the name of the company. What they do is done for the same company, which
-- its owner has named.
create function company_of(person users) returns text language sql stable parallel safe
return coalesce(nullif(person.company, ''), (
  select colleague.company
  from organisation_members as me
    join organisation_members as members on members.organisation_id = me.organisation_id
    join users as colleague on colleague.id = members.user_id
  where me.user_id = person.id and colleague.company <> ''
  order by members.role <> 'owner', members.joined_at, members.user_id limit 1));

create or replace function client_names_for(person users) returns jsonb language sql stable parallel safe
return coalesce(
  (select jsonb_build_object('ar', company, 'en', company) from company_of(person) as company where company is not null),
  names_for(person));
