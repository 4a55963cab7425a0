-- Whether whoever has the link to the report also sees the answers of the video assessments. Off until its owner says so.
alter table report_shares add column with_videos boolean not null default false;
