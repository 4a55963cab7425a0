import { skillName } from '@fareeq/domain/catalogue/rules.ts'
import { bandFor } from '@fareeq/domain/costs/rules-bands.ts'
import {
  type OpenRole,
  REQUESTS_STALE_AFTER,
  VIEW_WEEKS,
  marketFor,
  placeIn,
  viewWeeksSince,
} from '@fareeq/domain/talent-market/rules.ts'
import type { TalentMarket } from '@fareeq/domain/talent-market/schema.ts'
import { TIMES } from '@fareeq/domain/talents/rules-terms.ts'
import { fullYears, seniorityOf } from '@fareeq/domain/talents/rules.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Member } from '../../platform/session.ts'
import { payBands } from '../costs/actions.ts'
import { marketTalent, openRequests, viewsByWeek } from './queries.ts'

type Snapshot = { readonly at: number; readonly requests: Promise<OpenRole[][]> }

/** Open requests in the memory of this node: every home counts with them, and they change a few times an hour. */
const snapshots = new WeakMap<Platform, Snapshot>()

function requestsOf({ db, platform, now }: RequestContext<Member>): Promise<OpenRole[][]> {
  const cached = snapshots.get(platform)
  const age = now.getTime() - (cached?.at ?? 0)
  if (cached && age >= 0 && age < REQUESTS_STALE_AFTER) return cached.requests
  const requests = openRequests(db).then((rows) =>
    rows.map(({ role, technologies, availability, more_roles }) => [
      { role, technologies, availability },
      ...more_roles,
    ]),
  )
  snapshots.set(platform, { at: now.getTime(), requests })
  // A failure is not kept: the next home reads again.
  requests.catch(() => snapshots.delete(platform))
  return requests
}

export async function readMarket(ctx: RequestContext<Member>): Promise<{ data: TalentMarket }> {
  const { db, viewer, lang, now } = ctx
  const [talent, requests, bands, looked] = await Promise.all([
    marketTalent(db, viewer),
    requestsOf(ctx),
    payBands(db, now),
    viewsByWeek(db, viewer, viewWeeksSince(now), now),
  ])
  const weeks = Array.from(
    { length: VIEW_WEEKS },
    (_, week) => looked.find((views) => views.week === week)?.companies ?? 0,
  )
  const ask = talent?.salary_full_time ?? null
  if (!talent?.role) return { data: { fitting: null, opening: null, ask, band: null, place: null, weeks } }
  const { role, skills, months } = talent
  const { fitting, opening } = marketFor(requests, { role, skills, times: TIMES.filter((time) => talent[time]) })
  const band = bandFor(bands, role, seniorityOf(fullYears(months))) ?? null
  return {
    data: {
      fitting,
      opening: opening && { id: opening.skill, name: skillName(opening.skill, lang), requests: opening.requests },
      ask,
      band: band && { from: band.from, to: band.to },
      place: ask === null || band === null ? null : placeIn(ask, band),
      weeks,
    },
  }
}
