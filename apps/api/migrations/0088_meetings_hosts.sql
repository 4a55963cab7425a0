-- Hosts are kept by colleagues: their own hours, and a version against lost updates. A meeting that is over gets an
-- outcome from the colleague who hosted it.

-- Null: whenever meetings are held. Else the days of the week (0 is Sunday) with their hours in Riyadh.
alter table meeting_hosts add column hours jsonb constraint meeting_hosts_hours check (jsonb_typeof(hours) = 'array');
alter table meeting_hosts add column version integer not null default 0;

alter table meetings drop constraint meetings_state;
alter table meetings add constraint meetings_state check (state in ('pending', 'booked', 'canceled', 'held', 'missed'));
