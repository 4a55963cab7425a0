import { DAY, HOUR, after } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay, riyadhNoon } from '@fareeq/domain/kernel/time/working-days.ts'
import type { ContentAct } from '@fareeq/domain/site/schema-editing.ts'
import type { SiteKind } from '@fareeq/domain/site/schema.ts'
import { editedRow, saveVersion } from '../src/features/site/editing/queries-editing.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'

type Work = {
  kind: SiteKind
  slug: string
  act: ContentAct
  ar?: Record<string, string>
  en?: Record<string, string>
  daysAgo: number
}

/** Work in progress: a correction that waits for its translation, one that is planned, and a draft without English. */
const WORK: readonly Work[] = [
  {
    kind: 'article',
    slug: 'two-slot-interviews',
    act: 'draft',
    ar: { lead: 'موعدان تقترحهما الشركة وموعد تختاره الكفاءة: هكذا تُحجز المقابلة دون مراسلات.' },
    daysAgo: 9,
  },
  {
    kind: 'article',
    slug: 'hiring-across-time-zones',
    act: 'planned',
    ar: { title: 'توظيف المهندسين عبر المناطق الزمنية: دليل محدّث' },
    en: { title: 'Hiring engineers across time zones: an updated guide' },
    daysAgo: 1,
  },
  {
    kind: 'article',
    slug: 'contract-types',
    act: 'draft',
    ar: { title: 'أي عقد يناسبكم؟ أربعة أنواع في صفحة' },
    en: { title: '' },
    daysAgo: 3,
  },
]

/** Idempotent: a text that somebody has touched is left alone. */
export async function seedContent(db: Db, now: Date): Promise<void> {
  const editor = await db.one<{ id: string }>(sql`select id from staff where email = 'content@demo.fareeq.test'`)
  const tomorrow = after(riyadhNoon(riyadhDay(now)), DAY - 3 * HOUR)
  for (const { kind, slug, act, ar, en, daysAgo } of WORK) {
    const item = await editedRow(db, null, { kind, slug })
    if (item?.version !== 1) continue
    const at = after(now, -daysAgo * DAY)
    const changed = {
      ar: { ...item.ar, ...ar },
      en: { ...item.en, ...en },
      ar_changed_at: at,
      en_changed_at: en ? at : after(at, -DAY),
      missing: en?.['title'] === '' ? ['en'] : [],
    }
    const publish_at = act === 'planned' ? tomorrow : null
    await saveVersion(db, { ...item, ...changed, act, publish_at, savedBy: editor.id }, at)
  }
}
