import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import type { FIGURES, SiteItem, SiteKind } from '@fareeq/domain/site/schema.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Staff } from '../../platform/session.ts'

/** One language of an item as stored, unvalidated. */
export type StoredFace = {
  kind: SiteKind
  slug: string
  face: Record<string, unknown>
  data: Record<string, unknown>
  updated_at: Date
}

const FACE: Record<Lang, Sql> = { ar: sql`ar as face`, en: sql`en as face` }

/** Published items of some kinds, in their order. */
export const publishedItems = (db: Db, lang: Lang, kinds: readonly SiteKind[]) =>
  db.rows<StoredFace>(sql`
    select kind, slug, ${FACE[lang]}, data, updated_at from site_items
    where published and kind = any(${kinds}) order by kind, position, slug`)

export type PublishedName = Pick<StoredFace, 'kind' | 'slug' | 'updated_at'>

export const publishedNames = (db: Db) =>
  db.rows<PublishedName>(sql`
    select kind, slug, updated_at from site_items where published order by kind, position, slug`)

type Count = Record<(typeof FIGURES)[number], number>

/** What the database itself can count: people and companies whose address is proved. */
export const liveFigures = (db: Db) =>
  db.one<Count>(sql`
    select count(*) filter (where type = 1)::int as talents,
      count(distinct country) filter (where type = 1)::int as countries
    from users where status = 'active' and email_verified_at is not null`)

export type StoredItem = {
  ar: Record<string, unknown>
  en: Record<string, unknown>
  facts: Record<string, unknown>
  position: number
  published: boolean
  version: number
}

/** Including unpublished items, for editors. */
export const itemForEdit = (db: Db, _viewer: Staff, kind: SiteKind, slug: string) =>
  db.row<StoredItem>(sql`
    select ar, en, data as facts, position, published, version from site_items where kind = ${kind} and slug = ${slug}`)

export type Edit = {
  kind: SiteKind
  slug: string
  ar: object
  en: object
  facts: object
  position: number
  published: boolean
  /** Optimistic locking: the version that was edited; 0 for a new item. */
  version: number
}

/** Compare and set: the new version, or none when a concurrent edit was faster. */
export async function saveEdit(db: Db, viewer: Staff, edit: Edit, now: Date): Promise<number | undefined> {
  const texts = sql`${JSON.stringify(edit.ar)}, ${JSON.stringify(edit.en)}, ${JSON.stringify(edit.facts)}`
  const saved =
    edit.version === 0
      ? await db.row<{ version: number }>(sql`
          insert into site_items (kind, slug, position, ar, en, data, published, updated_at)
          values (${edit.kind}, ${edit.slug}, ${edit.position}, ${texts}, ${edit.published}, ${now})
          on conflict do nothing returning version`)
      : await db.row<{ version: number }>(sql`
          update site_items set (ar, en, data) = (${texts}), position = ${edit.position}, published = ${edit.published},
            version = version + 1, seed_hash = null, updated_at = ${now}
          where kind = ${edit.kind} and slug = ${edit.slug} and version = ${edit.version} returning version`)
  if (saved) await keepVersion(db, edit, saved.version, viewer.staffId, now)
  return saved?.version
}

const keepVersion = (db: Db, { kind, slug }: Edit, version: number, savedBy: string, now: Date) =>
  db.also(sql`
    insert into site_item_versions (kind, slug, version, position, ar, en, data, published, saved_by, saved_at)
    select kind, slug, version, position, ar, en, data, published, ${savedBy}, ${now}
    from site_items where kind = ${kind} and slug = ${slug} and version = ${version}`)

export type SeedItem = SiteItem & { position: number; hash: string }

/** Upserts seeded texts without overwriting edits. Returns how many changed. */
export const plantItems = (db: Db, items: readonly SeedItem[], now: Date) =>
  db.run(sql`
    with planted as (
      insert into site_items (kind, slug, position, ar, en, data, seed_hash, updated_at)
      select kind, slug, position, ar, en, facts, hash, ${now}
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        as item(kind text, slug text, position int, ar jsonb, en jsonb, facts jsonb, hash text)
      on conflict (kind, slug) do update set position = excluded.position, ar = excluded.ar, en = excluded.en,
        data = excluded.data, seed_hash = excluded.seed_hash, version = site_items.version + 1,
        updated_at = excluded.updated_at
      where site_items.seed_hash <> excluded.seed_hash
      returning *
    )
    insert into site_item_versions (kind, slug, version, position, ar, en, data, published, saved_at)
    select kind, slug, version, position, ar, en, data, published, updated_at from planted`)
