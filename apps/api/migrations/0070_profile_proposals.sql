-- Another wording of a text of a profile: proposed by a colleague, taken over only with the talent's yes.
create table profile_proposals (
  id uuid primary key,
  talent_id uuid not null references users on delete cascade,
  part text not null constraint profile_proposals_part check (part in ('bio_ar', 'bio_en')),
  state text not null constraint profile_proposals_state check (
    state in ('open', 'accepted', 'declined', 'replaced', 'withdrawn')
  ),
  -- What the profile said when it was written; null where it said nothing.
  old_text text,
  new_text text not null,
  reason text not null,
  proposed_by uuid references staff on delete set null,
  note text,
  answered_at timestamptz,
  created_at timestamptz not null
);
create unique index profile_proposals_open on profile_proposals (talent_id, part) where state = 'open';
create index profile_proposals_of_talent on profile_proposals (talent_id, id);
