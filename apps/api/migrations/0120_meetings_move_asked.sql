-- Since when the visitor is asked for another time, because their host will be away.
alter table meetings add column move_asked_at timestamptz;
