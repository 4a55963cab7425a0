import { setTimeout as delay } from 'node:timers/promises'
import type { attemptsContract as contract } from '@fareeq/domain/assessments/contract-attempts.ts'
import { assessmentErrors } from '@fareeq/domain/assessments/errors.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import type { Member } from '../../../platform/session.ts'
import { hashOf } from '../actions-links.ts'
import { answerAt } from '../queries-answers.ts'
import { attemptByToken } from '../queries.ts'
import { advanceClock, whileRunning } from '../taking/actions-answers.ts'
import { unlessOver } from '../taking/actions-attempts.ts'
import { isCoding, runRequest } from './actions-requests.ts'
import { insertRun, runOf, waitingRuns } from './queries-runs.ts'
import type { RunRow } from './rows.ts'

/** Queue limit: beyond it a run is refused with "try again", instead of waiting for minutes. */
const MAX_QUEUED = 200
const MAX_PER_ATTEMPT = 3
/** Long polling: milliseconds that a response waits for the result, before the browser polls again. */
const POLL_TIMEOUT = 2_000

const toAnswer = ({ id, result, ended_at }: RunRow) => ({ data: { id, done: ended_at !== null, result } })

/** Queues code for a process that has a sandbox; it never runs in this one. */
export const requestRun = (ctx: RequestContext<Member>, token: string, body: BodyOf<(typeof contract)['run']>) =>
  whileRunning(ctx, token, body.device, async (ctx, row) => {
    const { db } = ctx
    // Whoever runs code is at work: without this the clock paused for a window that sends no heartbeat.
    await advanceClock(db, row, ctx.now)
    const { position, language, source, own } = body
    const answer = await answerAt(db, row.id, position)
    if (!answer) return new Refusal(platformErrors.not_found)
    if (!isCoding(answer.content) || !runRequest(answer.content, { language, source }, own ?? 'visible'))
      return new Refusal(assessmentErrors.wrong_answer_kind, { field: 'language' })
    const waiting = await waitingRuns(db, row.id, ctx.now)
    if (waiting.own >= MAX_PER_ATTEMPT || waiting.all >= MAX_QUEUED) return new Refusal(assessmentErrors.runs_busy)
    const id = newId(ctx.now)
    const request = { language, source, own: own ?? null }
    await insertRun(db, { id, attemptId: row.id, position, request }, ctx.now)
    await ctx.platform.jobs.send(db, 'assessments.run', { id })
    return toAnswer({ id, result: null, ended_at: null })
  })

/** The result, waiting a moment for it. Of somebody else's run there is none. */
export async function readRun({ db, platform, viewer, now }: RequestContext<Member>, token: string, id: string) {
  const { id: attemptId } = unlessOver(await attemptByToken(db, viewer, hashOf(token)), now)
  const find = async () => {
    const run = await runOf(db, attemptId, id)
    if (!run) throw new Refusal(platformErrors.not_found)
    return run
  }
  const ended = Promise.withResolvers<void>()
  const unsubscribe = platform.events.subscribe('assessment-runs', ({ body }) => body['id'] === id && ended.resolve())
  try {
    const run = await find()
    if (run.ended_at) return toAnswer(run)
    await Promise.race([ended.promise, delay(POLL_TIMEOUT, undefined, { ref: false })])
    return toAnswer(await find())
  } finally {
    unsubscribe()
  }
}
