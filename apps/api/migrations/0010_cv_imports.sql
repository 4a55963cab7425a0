-- CVs that were read. The file itself is not kept, and of what was proposed only the newest.

create table cv_imports (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  type text not null,
  proposal jsonb check (jsonb_typeof(proposal) = 'object'),
  created_at timestamptz not null
);
create index cv_imports_of on cv_imports (user_id, created_at desc);
