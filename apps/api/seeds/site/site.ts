import { hash } from 'node:crypto'
import type { SiteItem } from '@fareeq/domain/site/schema.ts'
import { upsertSeedItems } from '../../src/features/site/queries.ts'
import type { Db } from '../../src/platform/db/database.ts'
import { appendEvent } from '../../src/platform/events/queries.ts'
import { ARTICLES } from './articles.ts'
import { CASE_STUDIES } from './case-study.ts'
import { CLAIMS } from './claims.ts'
import { FAQ } from './faq.ts'
import { FAQ_TALENTS } from './faq-talents.ts'
import { ORGANISATIONS } from './organisations.ts'
import { PAGES } from './pages.ts'
import { LEGAL } from './pages-legal.ts'
import { TOOL_PAGES } from './pages-tools.ts'
import { PEOPLE } from './people.ts'
import { SERVICES } from './services.ts'
import { SERVICES_MORE } from './services-more.ts'

/** Everything the public pages say. What is invented (companies, people, a story) belongs to the demo world only. */
export const SITE_ITEMS: readonly SiteItem[] = [
  ...CLAIMS,
  ...ORGANISATIONS,
  ...SERVICES,
  ...SERVICES_MORE,
  ...FAQ,
  ...FAQ_TALENTS,
  ...ARTICLES,
  ...CASE_STUDIES,
  ...PEOPLE,
  ...PAGES,
  ...TOOL_PAGES,
  ...LEGAL,
]

const isInvented = ({ facts }: SiteItem): boolean => 'demo' in facts && facts.demo

/** A number about a business: outside the demo world a draft, until whoever can prove it publishes it. */
const isClaimed = ({ kind }: SiteItem): boolean => kind === 'claim'

/** The order in the files is the order on the page. */
function numbered(items: readonly SiteItem[], { demo }: { demo: boolean }) {
  const counts = new Map<string, number>()
  return items.map((item) => {
    const position = (counts.get(item.kind) ?? 0) + 1
    counts.set(item.kind, position)
    const text = JSON.stringify([position, item.ar, item.en, item.facts])
    return { ...item, position, published: demo || !isClaimed(item), hash: hash('sha256', text, 'base64url') }
  })
}

/** Idempotent; edited texts are not overwritten. */
export async function seedSite(db: Db, now: Date, { demo = true } = {}): Promise<void> {
  const items = numbered(demo ? SITE_ITEMS : SITE_ITEMS.filter((item) => !isInvented(item)), { demo })
  const changed = await upsertSeedItems(db, items, now)
  // Invalidates the page cache of running nodes, which poll every few seconds.
  if (changed > 0)
    await appendEvent(db, { topic: 'site', userId: null, name: 'content.changed', body: { count: changed } })
}
