import type { attemptsContract as contract } from '@fareeq/domain/assessments/contract-attempts.ts'
import { assessmentErrors } from '@fareeq/domain/assessments/errors.ts'
import { clockAt, isTimeUp, latestEnd } from '@fareeq/domain/assessments/taking/rules-clock.ts'
import { assessmentOf, isTechnical } from '@fareeq/domain/assessments/rules-offers.ts'
import { lengthOf, timeFor } from '@fareeq/domain/assessments/rules.ts'
import { attemptLife, factsOf } from '@fareeq/domain/assessments/states.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { SECOND, after } from '@fareeq/domain/kernel/time/time.ts'
import { actorOf, audit } from '../../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../../platform/context.ts'
import { sql } from '../../../platform/db/sql.ts'
import { newId } from '../../../platform/ids.ts'
import type { Member } from '../../../platform/session.ts'
import { moveHiring } from '../../talents/actions-hiring.ts'
import { drawFor } from '../actions-bank.ts'
import { hashOf } from '../actions-links.ts'
import { insertConduct, insertDraw, retiredItems, seenItems } from '../queries-answers.ts'
import { attemptByToken, clockFacts, lockByToken, moveAttempt, saveDevice, saveHeartbeat } from '../queries.ts'
import { submitAttempt } from './actions-submitting.ts'
import { showAttempt } from './actions-showing.ts'
import type { AttemptRow } from '../rows.ts'

type Body<Name extends keyof typeof contract> = BodyOf<(typeof contract)[Name]>

/** A link that was not used in time has expired; somebody else's is not found. */
export function unlessOver<Row extends AttemptRow>(row: Row | undefined, now: Date): Row {
  if (!row) throw new Refusal(platformErrors.not_found)
  const lapsed = attemptLife.next(row.state, 'start') === null && attemptLife.moves(row.state).length === 0
  const isExpired = attemptLife.next(row.state, 'start') !== null && row.expires_at <= now
  if (isExpired || (lapsed && row.started_at === null)) throw new Refusal(assessmentErrors.link_over)
  return row
}

/** Still being answered, in this window, and in time; else the refusal that says why not. */
export async function running(ctx: RequestContext<Member>, row: AttemptRow, device: string): Promise<Refusal | null> {
  if (attemptLife.next(row.state, 'start') !== null) return new Refusal(assessmentErrors.attempt_not_started)
  if (!factsOf(row.state).is_open) return new Refusal(assessmentErrors.attempt_over)
  const facts = clockFacts(row)
  if (facts && isTimeUp(facts, ctx.now)) {
    await submitAttempt(ctx, row, 'run_out')
    return new Refusal(assessmentErrors.time_is_up)
  }
  return row.device === device ? null : new Refusal(assessmentErrors.open_elsewhere)
}

export async function readAttempt(ctx: RequestContext<Member>, token: string, device: string | undefined) {
  const row = unlessOver(await attemptByToken(ctx.db, ctx.viewer, hashOf(token)), ctx.now)
  const facts = clockFacts(row)
  if (attemptLife.next(row.state, 'run_out') === null || !facts || !isTimeUp(facts, ctx.now))
    return showAttempt(ctx, row, device)
  return inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    const locked = unlessOver(await lockByToken(db, ctx.viewer, hashOf(token)), ctx.now)
    await submitAttempt(ctx, locked, 'run_out')
    return showAttempt(ctx, unlessOver(await attemptByToken(db, ctx.viewer, hashOf(token)), ctx.now), device)
  })
}

/** Draws the items and starts the clock. Asked again by the same window it answers the same. */
export const startAttempt = (ctx: RequestContext<Member>, token: string, { device, extra_time }: Body<'start'>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, platform, now } = ctx
    const row = unlessOver(await lockByToken(db, viewer, hashOf(token)), now)
    const assessment = assessmentOf(row.assessment_id)
    if (!assessment) throw new Refusal(platformErrors.not_found)
    const to = attemptLife.next(row.state, 'start')
    if (!to) {
      if (!factsOf(row.state).is_open) throw new Refusal(assessmentErrors.attempt_over)
      if (row.device !== device) throw new Refusal(assessmentErrors.open_elsewhere)
      return showAttempt(ctx, row, device)
    }
    const seenIds = await seenItems(db, viewer.userId, assessment.id)
    const policies = platform.policies.at(now)
    const { items: count } = lengthOf(assessment.kind, policies)
    const items = drawFor(assessment, { seed: row.seed, seenIds, retired: await retiredItems(db), count })
    const allowed = timeFor(assessment, extra_time, policies)
    const started = { started_at: now, heard_at: now, paused: 0, allowed }
    await insertDraw(db, row.id, items)
    await moveAttempt(db, row.id, 'start', to, now, [
      sql`device = ${device}`,
      sql`extra_time = ${extra_time}`,
      sql`started_at = ${now}`,
      sql`heard_at = ${now}`,
      sql`allowed = ${allowed}`,
    ])
    await platform.jobs.send(
      db,
      'assessments.run-out',
      { id: row.id },
      { startAfter: after(latestEnd(started), SECOND) },
    )
    await moveHiring(ctx, viewer.userId, 'attempt')
    if (isTechnical(assessment)) await platform.domainEvents.emit(ctx, 'assessment.started', { userId: viewer.userId })
    await audit(db, {
      actor: actorOf(viewer),
      action: 'assessment.started',
      subject: { kind: 'assessment', id: row.id },
      details: { assessment: assessment.id },
    })
    return showAttempt(ctx, { ...row, ...started, device, extra_time, state: to }, device)
  })

/** Another window or device takes over; the change is one of the facts of the report. */
export const takeOver = async (ctx: RequestContext<Member>, token: string, { device }: Body<'takeOver'>) => {
  const answer = await inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    const row = unlessOver(await lockByToken(db, viewer, hashOf(token)), now)
    const refusal = await running(ctx, row, row.device ?? device)
    if (refusal) return refusal
    if (row.device !== device) {
      await saveDevice(db, row.id, device, now)
      await insertConduct(db, row.id, [{ id: newId(now), kind: 'taken_over', position: null, seconds: 0 }], now)
    }
    const facts = clockFacts(row)
    const paused = facts ? clockAt(facts, now).paused : row.paused
    await saveHeartbeat(db, row.id, paused, now)
    return showAttempt(ctx, { ...row, device, heard_at: now, paused }, device)
  })
  if (answer instanceof Refusal) throw answer
  return answer
}
