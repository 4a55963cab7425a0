import type { attemptsContract as contract } from '@fareeq/domain/assessments/contract-attempts.ts'
import { assessmentErrors } from '@fareeq/domain/assessments/errors.ts'
import { clockAt } from '@fareeq/domain/assessments/taking/rules-clock.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { type RequestContext, inTransaction } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { publishToStaff } from '../../../platform/events/staff.ts'
import type { Member } from '../../../platform/session.ts'
import { hashOf } from '../actions-links.ts'
import { insertConduct } from '../queries-answers.ts'
import { lockForSaving, saveAnswer } from '../queries-saving.ts'
import { clockFacts, lockByToken, saveHeartbeat, saveIncident } from '../queries.ts'
import { running, unlessOver } from './actions-attempts.ts'
import { showAttempt, toClock } from './actions-showing.ts'
import { submitAttempt } from './actions-submitting.ts'
import type { AttemptRow } from '../rows.ts'

type Body<Name extends keyof typeof contract> = BodyOf<(typeof contract)[Name]>

/** Moves the clock on: a save and a run count as a heartbeat. */
export async function advanceClock(db: Db, row: AttemptRow, now: Date) {
  const facts = clockFacts(row)
  if (!facts) throw new Error('An attempt that runs has a clock')
  const { paused } = clockAt(facts, now)
  await saveHeartbeat(db, row.id, paused, now)
  return toClock({ ...facts, paused, heard_at: now }, now)
}

export const whileRunning = <Answered>(
  ctx: RequestContext<Member>,
  token: string,
  device: string,
  run: (ctx: RequestContext<Member>, row: AttemptRow) => Promise<Answered | Refusal>,
): Promise<Answered> => withLockedAttempt(ctx, device, (ctx) => lockByToken(ctx.db, ctx.viewer, hashOf(token)), run)

/** In a running attempt of this window; a refusal is thrown after what it leaves behind is committed. */
async function withLockedAttempt<Answered, Row extends AttemptRow>(
  ctx: RequestContext<Member>,
  device: string,
  lock: (ctx: RequestContext<Member>) => Promise<Row | undefined>,
  run: (ctx: RequestContext<Member>, row: Row) => Promise<Answered | Refusal>,
): Promise<Answered> {
  const answer = await inTransaction(ctx, async (ctx) => {
    const row = unlessOver(await lock(ctx), ctx.now)
    return (await running(ctx, row, device)) ?? run(ctx, row)
  })
  if (answer instanceof Refusal) throw answer
  return answer
}

/** One statement in the ordinary case; otherwise the attempt is locked, and the domain says what to do or to refuse. */
export async function saveOne(
  ctx: RequestContext<Member>,
  token: string,
  position: number,
  { device, ...save }: Body<'save'>,
) {
  const { viewer, now } = ctx
  const { revision, answer } = save
  const key = { viewer, tokenHash: hashOf(token), position }
  const facts = await saveAnswer(ctx.db, key, device, save, now)
  if (facts) return { data: { revision, clock: toClock(facts, now) } }
  const lock = ({ db }: RequestContext<Member>) => lockForSaving(db, key)
  return withLockedAttempt(ctx, device, lock, async (ctx, row) => {
    if (row.revision === null) return new Refusal(platformErrors.not_found)
    // Every item of an attempt is of its kind.
    if (answer.kind !== row.kind) return new Refusal(assessmentErrors.wrong_answer_kind, { field: 'answer' })
    const clock = await advanceClock(ctx.db, row, now)
    if (row.revision > revision) return new Refusal(assessmentErrors.older_answer)
    const isSaved = row.revision === revision || (await saveAnswer(ctx.db, key, device, save, now))
    if (!isSaved) throw new Error('The domain takes an answer that the statement does not')
    return { data: { revision, clock } }
  })
}

export const recordHeartbeat = (ctx: RequestContext<Member>, token: string, { device, events }: Body<'heartbeat'>) =>
  whileRunning(ctx, token, device, async (ctx, row) => {
    const clock = await advanceClock(ctx.db, row, ctx.now)
    if (events.length > 0) await insertConduct(ctx.db, row.id, events, ctx.now)
    return { data: { clock } }
  })

export const submitOwn = async (ctx: RequestContext<Member>, token: string, { device }: Body<'submit'>) => {
  const answer = await inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    const row = unlessOver(await lockByToken(db, ctx.viewer, hashOf(token)), ctx.now)
    const refusal = await running(ctx, row, device)
    // Handing in at the last moment is handing in.
    if (refusal && refusal.kind.code !== assessmentErrors.time_is_up.code) return refusal
    if (!refusal) await submitAttempt(ctx, row, 'submit')
    const submitted = await lockByToken(db, ctx.viewer, hashOf(token))
    return showAttempt(ctx, unlessOver(submitted, ctx.now), device)
  })
  if (answer instanceof Refusal) throw answer
  return answer
}

/** A technical incident, in the talent's words; a recruiter looks at it and may give the trial back. */
export const reportIncident = (ctx: RequestContext<Member>, token: string, { note }: Body<'reportIncident'>) =>
  inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    const row = unlessOver(await lockByToken(db, ctx.viewer, hashOf(token)), ctx.now)
    await saveIncident(db, row.id, note, ctx.now)
    await publishToStaff(db, ctx.platform.events, 'assessment.changed', { id: row.id })
    return showAttempt(ctx, row, row.device ?? undefined)
  })
