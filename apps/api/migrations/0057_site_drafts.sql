-- A text may be worked on beside what visitors read, be planned for a moment, and be gone back to.

alter table site_items
  -- Both languages, facts and position as they are edited; without one, what is public is what is edited.
  add column draft jsonb check (jsonb_typeof(draft) = 'object'),
  -- When the draft becomes public by itself.
  add column publish_at timestamptz,
  -- Languages in which the draft lacks words.
  add column missing text[] not null default '{}' check (missing <@ array['ar', 'en']),
  add column ar_changed_at timestamptz,
  add column en_changed_at timestamptz,
  add constraint site_items_planned_draft check (publish_at is null or draft is not null);
update site_items set ar_changed_at = updated_at, en_changed_at = updated_at;
alter table site_items
  alter column ar_changed_at set not null,
  alter column en_changed_at set not null;
create index site_items_planned on site_items (publish_at) where publish_at is not null;

alter table site_item_versions
  add column act text not null default 'published' check (act in ('draft', 'published', 'planned', 'withdrawn')),
  add column publish_at timestamptz;
update site_item_versions set act = 'withdrawn' where not published;
alter table site_item_versions
  alter column act drop default,
  drop column published;
