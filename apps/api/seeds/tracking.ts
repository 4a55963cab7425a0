import { DAY, HOUR, after } from '@fareeq/domain/kernel/time/time.ts'
import { insertEvents } from '../src/features/tracking/queries.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'

/** Where visitors come from, how many a day, and every how many of them opens the form of the sign-up. */
const SOURCES = [
  { source: 'google', campaign: 'hire-a-team', visits: 4, opens: 3, path: '/home/client', form: '/client-signup' },
  { source: 'Whapp', campaign: 'bring-a-buddy', visits: 3, opens: 2, path: '/home/talent', form: '/talent-signup' },
  { source: '', campaign: '', visits: 2, opens: 4, path: '/home/client', form: '/client-signup' },
] as const
const DAYS = 60

/** Page views of two months: nobody's session, as of visitors who have not agreed to one. */
export async function seedTracking(db: Db, now: Date) {
  if (await db.row(sql`select 1 from tracking_events limit 1`)) return
  const views = Array.from({ length: DAYS }, (_, daysAgo) =>
    SOURCES.flatMap(({ source, campaign, visits, opens, path, form }) =>
      Array.from({ length: visits }, (__, n) => ({
        source,
        campaign,
        path,
        form,
        n,
        isOpened: (daysAgo + n) % opens === 0,
      })),
    ).flatMap(({ source, campaign, path, form, n, isOpened }) => {
      const view = {
        at: after(now, -daysAgo * DAY - n * HOUR),
        name: 'page_view' as const,
        title: null,
        lang: n % 3 === 2 ? ('en' as const) : ('ar' as const),
        referrer: null,
        utm: source ? { utm_source: source, utm_campaign: campaign } : null,
        source,
        campaign,
        session_id: null,
      }
      return [
        { ...view, path, steps: ['visit' as const] },
        ...(isOpened ? [{ ...view, path: form, steps: ['signup_started' as const] }] : []),
      ]
    }),
  ).flat()
  await insertEvents(db, views)
}
