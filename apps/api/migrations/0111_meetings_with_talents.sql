-- The interview of the selection and the alignment meeting are meetings: one colleague meets a talent.
alter table meetings drop constraint meetings_kind, add constraint meetings_kind check (
  kind in ('introduction', 'consultant', 'interview', 'alignment')
) not valid;
-- False: a colleague who meets talents only, and with whom no company books.
alter table meeting_hosts add column meets_companies boolean not null default true;
