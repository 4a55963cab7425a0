import type { interviewsTalentContract as contract } from '@fareeq/domain/interviews/contract-talent.ts'
import { waitsForTalent } from '@fareeq/domain/interviews/rules.ts'
import type { BodyOf, QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { waitWeeks } from '@fareeq/domain/talents/rules-terms.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { type RequestContext, type ActionContext, inTransaction } from '../../platform/context.ts'
import { actorOf } from '../../platform/audit.ts'
import { cutPage } from '../../platform/db/page.ts'
import type { Talent } from '../../platform/session.ts'
import { unlockSalary } from '../nominations/queries-saving.ts'
import { readProfile } from '../talents/actions-profile.ts'
import { confirmTerms } from '../talents/actions-terms.ts'
import { type InterviewMove, moveInterview } from './actions-moves.ts'
import { toTalentInterview } from './actions-reading.ts'
import { offerTimes, takeTime } from './actions-slots.ts'
import { interviewsOfTalent } from './queries-lists.ts'
import { interviewFor } from './queries-reading.ts'
import { responsesOf } from './feedback/queries-response.ts'
import { isReachable, waitingForTerms } from './queries.ts'
import type { InterviewRow } from './rows.ts'
type Body<Name extends keyof typeof contract> = BodyOf<(typeof contract)[Name]>
export type PreparedMove<Context extends ActionContext = ActionContext> = Pick<
  InterviewMove<Context>,
  'event' | 'check' | 'prepare'
>

/** Interviews for which the company's response time is loaded. */
const waitingIds = (rows: readonly InterviewRow[], now: Date): string[] =>
  rows.filter((row) => waitsForTalent(row, now)).map(({ id }) => id)

export async function readForTalent(ctx: RequestContext<Talent>, id: string) {
  const { db, viewer, now } = ctx
  const row = await interviewFor(db, viewer, id)
  if (!row) throw new Refusal(platformErrors.not_found)
  const responses = await responsesOf(db, waitingIds([row], now), now)
  return { data: toTalentInterview(row, ctx, responses.get(id) ?? null) }
}

export async function listForTalent(ctx: RequestContext<Talent>, query: QueryOf<(typeof contract)['list']>) {
  const { db, viewer, now } = ctx
  const { page, next_cursor } = cutPage(await interviewsOfTalent(db, viewer, query, now), query.limit)
  const responses = await responsesOf(db, waitingIds(page, now), now)
  const data = page.map((row) => toTalentInterview(row, ctx, responses.get(row.id) ?? null))
  return { data, meta: { next_cursor } }
}

export const moveByTalent = (ctx: RequestContext<Talent>, id: string, move: PreparedMove<RequestContext<Talent>>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer } = ctx
    if (!(await isReachable(db, viewer, id))) throw new Refusal(platformErrors.not_found)
    await moveInterview(ctx, id, { ...move, mover: 'talent', actor: actorOf(viewer) })
    return readForTalent(ctx, id)
  })

/** A snapshot of the terms, for this company only. */
function termsOf({ availability, salaries }: Profile) {
  const [full_time, part_time] = [availability?.full_time ?? false, availability?.part_time ?? false]
  return {
    full_time,
    part_time,
    weeks: availability ? waitWeeks(availability.timing) : null,
    salary: {
      full_time: full_time ? salaries.full_time : null,
      part_time: part_time ? salaries.part_time : null,
    },
  }
}

/** Time and pay are saved as in the profile, and shown to this company for this nomination (D-46, D-60). */
export const confirm = (ctx: RequestContext<Talent>, id: string, body: Body<'confirm'>) =>
  moveByTalent(ctx, id, {
    event: 'confirm',
    prepare: async (ctx, { nomination_id }) => {
      const { data: profile } = await confirmTerms(ctx, body)
      await unlockSalary(ctx.db, nomination_id, ctx.now)
      return { columns: { terms: JSON.stringify(termsOf(profile)) } }
    },
  })

/** The page that asks for the terms alone: saving them answers the request that has waited longest (D-46). */
export async function confirmTermsOrWaiting(ctx: RequestContext<Talent>, body: Body<'confirm'>) {
  const waiting = await waitingForTerms(ctx.db, ctx.viewer.userId, ctx.now)
  if (!waiting) return confirmTerms(ctx, body)
  await confirm(ctx, waiting, body)
  return readProfile(ctx, ctx.viewer)
}

export const prepareSelect = ({ slot_id }: Body<'select'>): PreparedMove => ({
  event: 'select',
  prepare: (ctx, interview) => takeTime(ctx, interview, slot_id, 'talent'),
})

export const preparePropose = ({ slots, timezone, note }: Body<'propose'>): PreparedMove => ({
  event: 'propose',
  prepare: async (ctx, interview) => ({
    times: await offerTimes(ctx, interview, slots, 'talent'),
    columns: { talent_timezone: timezone },
    data: { slots: slots.map(({ start }) => start), ...(note && { note }) },
  }),
})

export const prepareDecline = ({ reason }: Body<'decline'>): PreparedMove => ({
  event: 'decline',
  prepare: () =>
    Promise.resolve({
      columns: { end_reason: 'talent_declined', end_note: reason || null },
      data: reason ? { reason } : {},
    }),
})

export const select = (ctx: RequestContext<Talent>, id: string, body: Body<'select'>) =>
  moveByTalent(ctx, id, prepareSelect(body))
export const propose = (ctx: RequestContext<Talent>, id: string, body: Body<'propose'>) =>
  moveByTalent(ctx, id, preparePropose(body))
export const decline = (ctx: RequestContext<Talent>, id: string, body: Body<'decline'>) =>
  moveByTalent(ctx, id, prepareDecline(body))
