-- Days of the funnel are those of Riyadh, like all others, and what is proved of an account is counted from the accounts: on
-- the day they were opened, however late it comes. Page views are counted anew as far back as they are kept. Sign-ups keep the
-- day they were counted on, because accounts that proved nothing are gone.
delete from tracking_days where step in ('email_verified', 'phone_verified');
alter table tracking_days drop constraint tracking_days_step_check;
alter table tracking_days add constraint tracking_days_step_check check (step in ('visit', 'signup_started', 'signed_up'));

delete from tracking_days
where step in ('visit', 'signup_started')
  and day >= (select (min(at) at time zone 'Asia/Riyadh')::date from tracking_events);
insert into tracking_days (day, step, source, campaign, lang, count)
select (at at time zone 'Asia/Riyadh')::date, step, source, campaign, lang,
  count(distinct coalesce(session_id, tracking_events.id::text))::int
from tracking_events cross join unnest(steps) as step, tracking_progress
where (at at time zone 'Asia/Riyadh')::date <= counted_until
group by 1, 2, 3, 4, 5;
