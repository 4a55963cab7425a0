-- Where the work of a request is done: what a talent is told with an interview request.
alter table client_projects add column work_mode text not null default 'remote'
  constraint client_projects_work_mode check (work_mode in ('remote', 'hybrid', 'on_site'));
