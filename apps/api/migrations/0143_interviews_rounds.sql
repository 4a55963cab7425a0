-- Several rounds of interviews for one nomination: a round is an interview after another at which they have met.
alter table interviews
  add column previous_id uuid,
  add column round smallint not null default 1;
alter table interviews add constraint interviews_previous
  foreign key (previous_id) references interviews on delete set null not valid;
