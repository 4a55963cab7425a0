import type { Lang } from '../kernel/language/locale.ts'
import { DAY } from '../kernel/time/time.ts'
import { pathTo } from '../navigation/paths.ts'
import type { ContentChange, ContentState, LACKS } from './schema-editing.ts'
import type { SiteKind } from './schema.ts'

type PublicationFacts = { published: boolean; has_draft: boolean; publish_at: unknown }

/** A planned draft is planned; a draft beside a public text is a draft; a withdrawn text is one again. */
export const contentState = ({ published, has_draft, publish_at }: PublicationFacts): ContentState => {
  if (publish_at) return 'planned'
  return has_draft || !published ? 'draft' : 'published'
}

type Lacks = Record<Lang, (typeof LACKS)[number] | null>
type Languages = { missing: readonly string[]; ar_changed_at: Date; en_changed_at: Date }

export function lacksOf({ missing, ar_changed_at, en_changed_at }: Languages): Lacks {
  const lack = (lang: Lang, own: Date, other: Date) =>
    missing.includes(lang) ? 'missing' : own < other ? 'older' : null
  return { ar: lack('ar', ar_changed_at, en_changed_at), en: lack('en', en_changed_at, ar_changed_at) }
}

/** A year ahead at most: what is further away was mistyped. */
export const mayPlanFor = (at: Date, now: Date): boolean => at > now && at.getTime() - now.getTime() <= 366 * DAY

/** Fixed pages are linked from everywhere: without their text they would not be found. */
export const mayWithdraw = (kind: SiteKind): boolean => kind !== 'page'

const TEXT_PAGES: Readonly<Record<string, string>> = {
  why: pathTo('why'),
  about: pathTo('about'),
  'ai-recruiter': pathTo('aiRecruiter'),
  'bring-buddy': pathTo('bringBuddy'),
  privacy: pathTo('privacy'),
  terms: pathTo('terms'),
}

/** The public page that shows an item; some are shown by none. */
export function pageOf(kind: SiteKind, slug: string): string | null {
  if (kind === 'article') return pathTo('article', { slug })
  if (kind === 'service') return pathTo('service', { slug })
  if (kind === 'page') return TEXT_PAGES[slug] ?? null
  return PAGES[kind] ?? null
}
const PAGES: Partial<Record<SiteKind, string>> = {
  claim: pathTo('homeClient'),
  organisation: pathTo('homeClient'),
  sector: pathTo('homeClient'),
  selection_step: pathTo('why'),
  expert: pathTo('about'),
  faq: pathTo('faq'),
  faq_group: pathTo('faq'),
  topic: pathTo('knowledgeCenter'),
  case_study: pathTo('caseStudy'),
  podcast: pathTo('podcast'),
}

type Version = { ar: object; en: object; facts: object; position: number }

/** Every text and number by its path. */
function leaves(value: unknown, at: string, into: Map<string, string>): Map<string, string> {
  if (value === null || value === undefined || value === '') return into
  if (typeof value === 'string') return into.set(at, value)
  if (typeof value !== 'object') return into.set(at, JSON.stringify(value))
  for (const [key, inner] of Object.entries(value)) leaves(inner, at ? `${at}.${key}` : key, into)
  return into
}

/** What differs between two versions, field by field: in both languages, then the facts. */
export function changesBetween(older: Version | null, newer: Version): ContentChange[] {
  const order = ({ ar, en, facts, position }: Version) => ({ ar, en, facts, position })
  const before = leaves(older && order(older), '', new Map())
  const after = leaves(order(newer), '', new Map())
  if (!older) return []
  return [...new Set([...after.keys(), ...before.keys()])]
    .filter((at) => before.get(at) !== after.get(at))
    .map((at) => ({ at, ...excerpts(before.get(at) ?? null, after.get(at) ?? null) }))
}

const CONTEXT = 40
const MAX_EXCERPT_LENGTH = 400

/** Of two long texts the part that differs, with some words around it. */
export function excerpts(before: string | null, after: string | null): Pick<ContentChange, 'before' | 'after'> {
  if (before === null || after === null) return { before: cut(before), after: cut(after) }
  let start = 0
  while (start < before.length && before[start] === after[start]) start++
  let end = 0
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const part = (text: string) => {
    const from = wordStart(text, start - CONTEXT)
    const to = Math.min(text.length, text.length - end + CONTEXT)
    return cut(`${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`)
  }
  return { before: part(before), after: part(after) }
}

const wordStart = (text: string, at: number) => (at <= 0 ? 0 : text.lastIndexOf(' ', at) + 1)
const cut = (text: string | null) =>
  text && text.length > MAX_EXCERPT_LENGTH ? `${text.slice(0, MAX_EXCERPT_LENGTH)}…` : text
