import { searchForm } from '@fareeq/domain/kernel/text/text.ts'
import type { ContentAct, ItemsQuery } from '@fareeq/domain/site/schema-editing.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { Staff } from '../../../platform/session.ts'
import type { ItemName } from '../queries.ts'
import type { EditedRow, ItemNameRow, ListedRow, MailRowsRow, VersionRow } from './rows.ts'

/** Both languages as they are edited. */
export type ItemTexts = {
  ar: Record<string, unknown>
  en: Record<string, unknown>
  facts: Record<string, unknown>
  position: number
}

export type Saved = { saved_at: Date; saved_by: string | null }
const STANDING = sql`kind, slug, published, draft is not null as has_draft, publish_at, missing, ar_changed_at, en_changed_at`
const EDITED = sql`coalesce(draft->'ar', ar) as ar, coalesce(draft->'en', en) as en,
  coalesce(draft->'facts', data) as facts, coalesce((draft->>'position')::int, position) as position`

const STATES = {
  planned: sql`publish_at is not null`,
  draft: sql`publish_at is null and (draft is not null or not published)`,
  published: sql`publish_at is null and draft is null and published`,
} satisfies Record<NonNullable<ItemsQuery['state']>, Sql>

const LACKING = {
  ar: sql`('ar' = any(missing) or ar_changed_at < en_changed_at)`,
  en: sql`('en' = any(missing) or en_changed_at < ar_changed_at)`,
}

/** Folded like the query by `searchForm`. */
const folded = (text: Sql) =>
  sql`translate(regexp_replace(lower(${text}), '[\u064b-\u065f\u0640]', '', 'g'), 'أإآٱىئؤةک', 'ااااييوهك')`

/** When and by whom the newest version was saved. */
const saved = (items: Sql) => sql`
  select saved_at as at, staff.name as by from site_item_versions as one left join staff on staff.id = saved_by
  where one.kind = ${items}.kind and one.slug = ${items}.slug and one.version = ${items}.version`

const titleOf = (translation: Sql) =>
  sql`coalesce(${translation}->>'title', ${translation}->>'name', ${translation}->>'question', ${translation}->>'label', left(${translation}->>'text', 120))`

export function itemRows(db: Db, _viewer: Staff, query: ItemsQuery, limit: number) {
  const { kind, state, lacks, q, cursor } = query
  const [cursorKind = '', cursorSlug = ''] = cursor?.split('.') ?? []
  const conditions = [
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(state ? [STATES[state]] : []),
    ...(lacks ? [LACKING[lacks]] : []),
    ...(q === ''
      ? []
      : [
          sql`strpos(${folded(sql`slug || ' ' || coalesce(draft, jsonb_build_array(ar, en))::text`)}, ${searchForm(q)}) > 0`,
        ]),
    ...(cursor
      ? [
          sql`(kind, position, slug) >
            (select kind, position, slug from site_items where kind = ${cursorKind} and slug = ${cursorSlug})`,
        ]
      : []),
  ]
  const where = conditions.length === 0 ? sql.empty : sql`where ${sql.join(conditions, ' and ')}`
  return db.rows<ListedRow>(sql`
    select ${STANDING}, ${titleOf(sql`coalesce(draft->'ar', ar)`)} as title_ar,
      ${titleOf(sql`coalesce(draft->'en', en)`)} as title_en, saved.at as saved_at, saved.by as saved_by
    from (select * from site_items ${where} order by kind, position, slug limit ${limit + 1}) as items
    cross join lateral (${saved(sql`items`)}) as saved
    order by kind, position, slug`)
}

/** The few mails that somebody has edited, with their texts. */
export const mailRows = (db: Db, _viewer: Staff) =>
  db.rows<MailRowsRow>(sql`
    select ${STANDING}, ${EDITED}, version, saved.at as saved_at, saved.by as saved_by
    from site_items cross join lateral (${saved(sql`site_items`)}) as saved where kind = 'mail'`)

/** With `lock`, nobody else saves it until the transaction ends. */
export const editedRow = (db: Db, _viewer: Staff | null, { kind, slug }: ItemName, lock = false) =>
  db.row<EditedRow>(sql`
    select ${STANDING}, ${EDITED}, version from site_items where kind = ${kind} and slug = ${slug}
    ${lock ? sql`for update` : sql.empty}`)

export type NewVersion = ItemName &
  ItemTexts & {
    act: ContentAct
    publish_at: Date | null
    missing: readonly string[]
    ar_changed_at: Date
    en_changed_at: Date
    /** The version that is replaced; 0 for a new item. */
    version: number
    /** The older version that it brings back. */
    restored?: number
    savedBy: string | null
  }

/** Compare and set: the new version, or none when a concurrent edit was faster. */
export async function saveVersion(db: Db, next: NewVersion, now: Date): Promise<number | undefined> {
  const { kind, slug, version, act, publish_at, missing, ar_changed_at, en_changed_at } = next
  const { ar, en, facts, position } = next
  const draft = JSON.stringify({ ar, en, facts, position })
  if (version === 0) {
    const added = await db.row(sql`
      insert into site_items
        (kind, slug, position, ar, en, data, published, version, updated_at, ar_changed_at, en_changed_at)
      values (${kind}, ${slug}, ${position}, '{}', '{}', '{}', false, 0, ${now}, ${now}, ${now})
      on conflict do nothing returning 1`)
    if (!added) return undefined
  }
  const texts = sql`ar = ${JSON.stringify(ar)}, en = ${JSON.stringify(en)}, data = ${JSON.stringify(facts)}`
  const change = {
    draft: sql`draft = ${draft}`,
    planned: sql`draft = ${draft}`,
    published: sql`${texts}, position = ${position}, draft = null, published = true, updated_at = ${now}`,
    withdrawn: sql`draft = ${draft}, published = false, updated_at = ${now}`,
  }[act]
  const saved = await db.row<{ version: number }>(sql`
    update site_items set ${change}, publish_at = ${publish_at}, missing = ${missing}, ar_changed_at = ${ar_changed_at},
      en_changed_at = ${en_changed_at}, version = version + 1, seed_hash = null
    where kind = ${kind} and slug = ${slug} and version = ${version} returning version`)
  if (saved)
    await db.also(sql`
      insert into site_item_versions
        (kind, slug, version, position, ar, en, data, act, publish_at, saved_by, saved_at)
      values (${kind}, ${slug}, ${saved.version}, ${position}, ${JSON.stringify(ar)}, ${JSON.stringify(en)},
              ${JSON.stringify(facts)}, ${act}, ${publish_at}, ${next.savedBy}, ${now})`)
  return saved?.version
}

/** Newest first, below a version. */
export const versionRows = (db: Db, _viewer: Staff | null, { kind, slug }: ItemName, below: number, limit: number) =>
  db.rows<VersionRow>(sql`
    select version, act, publish_at, saved_at, saved_by, staff.name, ar, en, data as facts, position
    from site_item_versions left join staff on staff.id = saved_by
    where kind = ${kind} and slug = ${slug} and version < ${below} order by version desc limit ${limit}`)

export const dueItems = (db: Db, now: Date) =>
  db.rows<ItemNameRow>(sql`select kind, slug from site_items where publish_at <= ${now} order by publish_at`)
