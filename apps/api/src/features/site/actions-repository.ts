import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type Policies, isPolicyKey } from '@fareeq/domain/kernel/policies/policies.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { phrasePolicy } from '@fareeq/domain/kernel/policies/policy-values.ts'
import { SITE_KINDS, type SiteContent, type SiteKind, contentItem } from '@fareeq/domain/site/schema.ts'
import * as z from 'zod/mini'
import type { Db } from '../../platform/db/database.ts'
import type { Log } from '../../platform/log.ts'
import { type PreviewedItem, previewedItems, publishedItems } from './queries.ts'
import type { StoredTranslation } from './rows.ts'

const SCHEMAS = Object.fromEntries(SITE_KINDS.map((kind) => [kind, contentItem(kind)])) as unknown as Record<
  SiteKind,
  z.ZodMiniType
>

/** Published items of some kinds, in one language. */
export type ContentRepository<Kinds extends SiteKind> = {
  readonly lang: Lang
  /** In the order of the pages. */
  all<K extends Kinds>(kind: K): SiteContent<K>[]
  /** The item of that slug; without it the page is not found. */
  one<K extends Kinds>(kind: K, slug: string): SiteContent<K>
  /** When it was last changed. */
  changedAt(kind: Kinds, slug: string): Date
}

export async function openRepository<const Kinds extends SiteKind>(
  db: Db,
  log: Log,
  lang: Lang,
  kinds: readonly Kinds[],
  policies: Policies,
  drafted?: PreviewedItem,
): Promise<ContentRepository<Kinds>> {
  const rows = drafted ? previewedItems(db, lang, kinds, drafted) : publishedItems(db, lang, kinds)
  const pieces = (await rows).flatMap((row) =>
    readPiece({ ...row, translation: withPolicies(row.translation, policies, lang) }, log),
  )
  return repositoryOf(lang, pieces)
}

type Piece = ReturnType<typeof readPiece>[number]

function repositoryOf<const Kinds extends SiteKind>(lang: Lang, pieces: readonly Piece[]): ContentRepository<Kinds> {
  const pieceOf = (kind: Kinds, slug: string) =>
    orNotFound(pieces.find((piece) => piece.kind === kind && piece.slug === slug))
  return {
    lang,
    all: <K extends Kinds>(kind: K) =>
      pieces.filter((piece) => piece.kind === kind).map(({ content }) => content as SiteContent<K>),
    one: <K extends Kinds>(kind: K, slug: string) => pieceOf(kind, slug).content as SiteContent<K>,
    changedAt: (kind, slug) => pieceOf(kind, slug).updated_at,
  }
}

/** For the page that says that the database is away. */
export const emptyRepository = (lang: Lang): ContentRepository<SiteKind> => repositoryOf(lang, [])

/** `{buyout_percent}` in a text is the number in force, so that no page quotes an old one. */
function withPolicies<Value>(value: Value, policies: Policies, lang: Lang): Value {
  const json = JSON.stringify(value).replace(/\{([a-z_]+)\}/g, (place, key: string) =>
    isPolicyKey(key) ? phrasePolicy(key, policies[key], lang) : place,
  )
  return JSON.parse(json) as Value
}

/** An invalid item is skipped and logged: one bad row must not take a page down. */
function readPiece({ kind, slug, translation, data, updated_at }: StoredTranslation, log: Log) {
  const parsed = z.safeParse(SCHEMAS[kind], { slug, ...translation, ...data })
  if (parsed.success) return [{ kind, slug, updated_at, content: parsed.data }]
  log.error({ kind, slug, issues: parsed.error.issues }, 'a piece of content does not fit its kind')
  return []
}

export function orNotFound<T>(piece: T | undefined): T {
  if (piece === undefined) throw new Refusal(platformErrors.not_found)
  return piece
}
