import { QUESTION_LENGTH } from '@fareeq/domain/kernel/text/text.ts'
import { LANGS } from '@fareeq/domain/kernel/language/locale.ts'
import { CONTENT_STATES } from '@fareeq/domain/site/schema-editing.ts'
import { SITE_KINDS } from '@fareeq/domain/site/schema.ts'
import { pathTo } from '../../../../paths.ts'
import { navigate } from '../../../../platform/navigation/navigate.ts'
import type { ItemName, ItemsFilter } from '../../api-editing.ts'

type Query = Readonly<Record<string, string | undefined>>

/** URL state: the filter survives a reload and can be shared. */
export function filterIn({ kind, state, lacks, q }: Query): ItemsFilter {
  const filter = {
    kind: SITE_KINDS.find((siteKind) => siteKind === kind),
    state: CONTENT_STATES.find((contentState) => contentState === state),
    lacks: LANGS.find((lang) => lang === lacks),
    q: q?.slice(0, QUESTION_LENGTH) || undefined,
  }
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value))
}

export const showFilter = (filter: ItemsFilter) =>
  void navigate(pathTo('opsSection', { section: 'content' }, filter), { replace: true, keepScroll: true })

/** One segment of the address: `article.first-steps`. */
export const recordOf = ({ kind, slug }: ItemName) => pathTo('opsRecord', { section: 'content', id: `${kind}.${slug}` })

/** Null where the address names no kind. */
export function nameIn(id: string): ItemName | null {
  const [name = '', slug = ''] = id.split('.')
  const kind = SITE_KINDS.find((siteKind) => siteKind === name)
  return kind && slug ? { kind, slug } : null
}

export const VIEWS = ['edit', 'preview', 'history'] as const
export type View = (typeof VIEWS)[number]
export const viewIn = ({ view }: Query): View => VIEWS.find((name) => name === view) ?? 'edit'
export const showView = (name: ItemName, view: View) =>
  void navigate(`${recordOf(name)}${view === 'edit' ? '' : `?view=${view}`}`, { replace: true, keepScroll: true })
