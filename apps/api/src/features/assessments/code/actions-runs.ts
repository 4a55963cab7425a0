import { setTimeout as delay } from 'node:timers/promises'
import type { attemptsContract as contract } from '@fareeq/domain/assessments/contract-attempts.ts'
import { assessmentErrors as no } from '@fareeq/domain/assessments/errors.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { Call } from '../../../platform/call.ts'
import { newId } from '../../../platform/ids.ts'
import type { Member } from '../../../platform/session.ts'
import { hashOf } from '../actions-links.ts'
import { answerAt } from '../queries-answers.ts'
import { attemptByToken } from '../queries.ts'
import { whileRunning } from '../taking/actions-answers.ts'
import { unlessOver } from '../taking/actions-attempts.ts'
import { isCoding, runRequest } from './actions-requests.ts'
import { type RunRow, insertRun, runOf, waitingRuns } from './queries-runs.ts'

/** Whoever comes later is told to try again: waiting longer than this helps nobody. */
const MOST_WAITING = 200
const MOST_OF_ONE = 3
/** Milliseconds that an answer is held back for the result; then the browser asks again. */
const PATIENCE = 2_000

const shown = ({ id, result, ended_at }: RunRow) => ({ data: { id, done: ended_at !== null, result } })

/** Queues code to be run by whoever has a sandbox: never in this process. */
export const requestRun = (call: Call<Member>, token: string, body: BodyOf<(typeof contract)['run']>) =>
  whileRunning(call, token, body.device, async (db, row) => {
    const { position, language, source, own } = body
    const asked = await answerAt(db, row.id, position)
    if (!asked) return new Refusal(platformErrors.not_found)
    if (!isCoding(asked.content) || !runRequest(asked.content, { language, source }, own ?? 'visible'))
      return new Refusal(no.wrong_answer_kind, { field: 'language' })
    const waiting = await waitingRuns(db, row.id, call.now)
    if (waiting.own >= MOST_OF_ONE || waiting.all >= MOST_WAITING) return new Refusal(no.runs_busy)
    const id = newId(call.now)
    const request = { language, source, own: own ?? null }
    await insertRun(db, { id, attemptId: row.id, position, request }, call.now)
    await call.platform.jobs.send(db, 'assessments.run', { id })
    return shown({ id, result: null, ended_at: null })
  })

/** The result, waiting a moment for it. Of somebody else's run there is none. */
export async function readRun({ db, platform, viewer, now }: Call<Member>, token: string, id: string) {
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
    if (run.ended_at) return shown(run)
    await Promise.race([ended.promise, delay(PATIENCE, undefined, { ref: false })])
    return shown(await find())
  } finally {
    unsubscribe()
  }
}
