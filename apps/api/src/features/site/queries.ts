import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { SiteItem, SiteKind } from '@fareeq/domain/site/schema.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { IS_ACTIVE } from '../../platform/users.ts'
import type { Count, PublishedName, StoredTranslation } from './rows.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

const TRANSLATION: Record<Lang, Sql> = { ar: sql`ar as translation`, en: sql`en as translation` }

/** Published items of some kinds, in their order. */
export const publishedItems = (db: Db, lang: Lang, kinds: readonly SiteKind[]) =>
  db.rows<StoredTranslation>(sql`
    select kind, slug, ${TRANSLATION[lang]}, data, updated_at from site_items
    where published and kind = any(${kinds}) order by kind, position, slug`)

export type ItemName = { kind: SiteKind; slug: string }

/** With what is being typed, where it is not saved yet. */
export type PreviewedItem = ItemName & { input?: object }

/** The same with one item as it is typed or drafted, public or not. */
export const previewedItems = (db: Db, lang: Lang, kinds: readonly SiteKind[], { kind, slug, input }: PreviewedItem) =>
  db.rows<StoredTranslation>(sql`
    select kind, slug, coalesce(edited->${lang}::text, ${lang === 'ar' ? sql`ar` : sql`en`}) as translation,
      coalesce(edited->'facts', data) as data, updated_at
    from (select *, case when kind = ${kind} and slug = ${slug} then ${input ? sql`${JSON.stringify(input)}::jsonb` : sql`draft`} end as edited from site_items) as items
    where (published or (kind = ${kind} and slug = ${slug})) and kind = any(${kinds})
    order by kind, coalesce((edited->>'position')::int, position), slug`)

export const publishedNames = (db: Db) =>
  db.rows<PublishedName>(sql`
    select kind, slug, updated_at from site_items where published order by kind, position, slug`)

/** What the database itself can count: people and companies whose address is proved. */
export const liveFigures = (db: Db) =>
  db.one<Count>(sql`
    select count(*) filter (where type = 1)::int as talents,
      count(distinct country) filter (where type = 1)::int as countries
    from users where ${IS_ACTIVE} and email_verified_at is not null`)

export type SeedItem = SiteItem & { position: number; hash: string; published: boolean }

/** Upserts seeded texts without overwriting edits. Returns how many changed. */
export const upsertSeedItems = (db: Db, items: readonly SeedItem[], now: Date) =>
  db.run(sql`
    with planted as (
      insert into site_items
        (kind, slug, position, published, ar, en, data, seed_hash, updated_at, ar_changed_at, en_changed_at)
      select kind, slug, position, published, ar, en, facts, hash, ${now}, ${now}, ${now}
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        as item(kind text, slug text, position int, published boolean, ar jsonb, en jsonb, facts jsonb, hash text)
      on conflict (kind, slug) do update set position = excluded.position, ar = excluded.ar, en = excluded.en,
        data = excluded.data, seed_hash = excluded.seed_hash, version = site_items.version + 1,
        updated_at = excluded.updated_at, ar_changed_at = excluded.updated_at, en_changed_at = excluded.updated_at
      where site_items.seed_hash <> excluded.seed_hash
      returning *
    )
    insert into site_item_versions (kind, slug, version, position, ar, en, data, act, saved_at)
    select kind, slug, version, position, ar, en, data, case when published then 'published' else 'draft' end, updated_at
    from planted`)

export const erasePerson = (db: Db, { email }: ErasedPerson) =>
  db.run(sql`delete from podcast_subscribers where email = ${email}`)
