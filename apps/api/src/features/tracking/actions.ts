import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { type DaySpan, daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import type { trackingContract } from '@fareeq/domain/tracking/contract.ts'
import { trackingErrors } from '@fareeq/domain/tracking/errors.ts'
import { isForeign, isRobot, momentOf, readSession, safePath, siteOf } from '@fareeq/domain/tracking/rules-events.ts'
import {
  type FunnelBy,
  campaignOfView,
  namedKeys,
  periodOf,
  readFunnel,
  sourceOf,
  stepsOf,
} from '@fareeq/domain/tracking/rules-funnel.ts'
import type { FunnelQuery } from '@fareeq/domain/tracking/schema.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Staff } from '../../platform/session.ts'
import { type TrackedEvent, countDays, countedUntil, deleteEvents, funnelCounts, insertEvents } from './queries.ts'

type Batch = BodyOf<typeof trackingContract.sendEvents>
type Event = Batch['events'][number]

/** Headers of the browser; only the session is stored. */
export type Sender = { origin?: string; site?: string; userAgent?: string; session?: unknown; own: readonly string[] }

function trackedEvent({ name, path, title, lang, referrer, at, entry, utm }: Event, session: string | null, now: Date) {
  const publicPath = safePath(path)
  const utmEntries = Object.entries(utm ?? {}).filter(([, value]) => value)
  const event: TrackedEvent = {
    at: momentOf(at, now),
    name,
    path: publicPath,
    title: title ?? null,
    lang,
    referrer: siteOf(referrer ?? ''),
    utm: utmEntries.length > 0 ? Object.fromEntries(utmEntries) : null,
    source: sourceOf(utm),
    campaign: campaignOfView(utm, publicPath),
    session_id: session,
    steps: stepsOf({ path: publicPath, entry }),
  }
  return event
}

/** Accepts page views of our own pages. A bot gets the same answer without effect. */
export async function saveEvents(db: Db, { events, session }: Batch, sender: Sender, now: Date) {
  if (isForeign(sender.origin, sender.site, sender.own)) throw new Refusal(trackingErrors.foreign_origin)
  const sessionId = readSession(session) ?? readSession(sender.session)
  if (!isRobot(sender.userAgent))
    await insertEvents(
      db,
      events.map((event) => trackedEvent(event, sessionId, now)),
    )
  return { data: { accepted: events.length } }
}

/** Whole days come from the rollup, which outlives the events; later days are counted live. */
async function countsOf({ db, viewer }: RequestContext<Staff>, by: FunnelBy, period: DaySpan) {
  const until = await countedUntil(db)
  const live = { ...period, from: until && until >= period.from ? daysAfter(until, 1) : period.from }
  return funnelCounts(db, viewer, by, period, live)
}

export async function readFunnelOf(ctx: RequestContext<Staff>, { by, ...query }: FunnelQuery) {
  const period = periodOf(query, ctx.now)
  const { groups, total } = readFunnel(await countsOf(ctx, by, period))
  return { data: groups, meta: { ...period, by, total } }
}

/** The groups of the funnel that have a row of their own. */
export const readNamedKeys = async (ctx: RequestContext<Staff>, by: FunnelBy, period: DaySpan) =>
  namedKeys(await countsOf(ctx, by, period))

/** Rolls up every whole day since the last one, also after downtime. */
export async function countWholeDays(db: Db, now: Date): Promise<DaySpan | null> {
  const yesterday = daysAfter(riyadhDay(now), -1)
  return db.transaction(async (db) => {
    const until = await countedUntil(db)
    if (!until || until >= yesterday) return null
    const period = { from: daysAfter(until, 1), to: yesterday }
    await countDays(db, period)
    return period
  })
}

/** Retention: thirteen months, to compare a month with the same one a year ago. */
const EVENT_RETENTION = 396 * DAY

export const forgetEvents = (db: Db, now: Date) => deleteEvents(db, after(now, -EVENT_RETENTION))
