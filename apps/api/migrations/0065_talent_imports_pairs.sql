-- Records that may be one person: somebody imported, and somebody of the same phone or name.
create table talent_pairs (
  imported_id uuid not null references users on delete cascade,
  other_id uuid not null references users on delete cascade,
  likeness text not null check (likeness in ('mail', 'phone', 'name')),
  found_at timestamptz not null,
  -- Two people: not proposed again.
  dismissed_at timestamptz,
  dismissed_by uuid references staff,
  primary key (imported_id, other_id)
);
create index talent_pairs_other on talent_pairs (other_id);

-- What became of a record that is no longer there.
create table talent_merges (
  id uuid primary key,
  kept_id uuid not null references users on delete cascade,
  merged_id uuid not null,
  likeness text not null,
  staff_id uuid not null references staff,
  at timestamptz not null
);
create index talent_merges_kept on talent_merges (kept_id);
