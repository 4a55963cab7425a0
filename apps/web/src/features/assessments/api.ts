import { assessmentsCalls, attemptsCalls as calls } from '@fareeq/domain/assessments/calls.ts'
import type { attemptsContract as contract } from '@fareeq/domain/assessments/contract-attempts.ts'
import type { ExtraTime } from '@fareeq/domain/assessments/limits.ts'
import type { Attempt } from '@fareeq/domain/assessments/schema.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { queryOptions } from '@tanstack/react-query'
import { cacheWhole } from '../../platform/calls/cache-answer.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { session } from '../../platform/session/session.ts'
import { ownDevice } from './parts/runner/run/device.ts'
import { isPending } from './parts/runner/run/outcome.ts'

/** The first word of the key is what `assessment.changed` makes old. */
const FIRST = 'assessments'

export const offersQuery = () =>
  queryOptions({
    queryKey: [FIRST, 'offers', session.get().user?.id],
    queryFn: async ({ signal }) =>
      (await with401Handling(callApi(assessmentsCalls.list, {}, { signal, quiet: true }))).data,
  })

/** Where the result is announced live; polled as well, since a live event can be lost. */
const POLL_INTERVAL = 10 * SECOND

const keyOf = (token: string) => [FIRST, 'attempt', session.get().user?.id, token]

/** One attempt as this window sees it. */
export const attemptQuery = (token: string) =>
  queryOptions({
    queryKey: keyOf(token),
    queryFn: async ({ signal }) => {
      const device = await ownDevice()
      const read = callApi(calls.read, { params: { token }, query: { device } }, { signal, quiet: true })
      return { attempt: (await with401Handling(read)).data, device }
    },
    // A talent who comes back must not begin with older answers than the server has.
    gcTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isPending(data.attempt) ? POLL_INTERVAL : false),
  })

const refresh = (token: string): Promise<void> => queryClient.invalidateQueries({ queryKey: keyOf(token) })
export const attemptIsStale = (token: string): void => void refresh(token)

/** What a call answered is what the screen shows next; a refusal means that the shown attempt is stale. */
async function show(token: string, answer: Promise<{ data: Attempt }>): Promise<void> {
  try {
    const [device, { data: attempt }] = await Promise.all([ownDevice(), with401Handling(answer)])
    await cacheWhole(attemptQuery(token).queryKey, { attempt, device })
  } catch (error) {
    attemptIsStale(token)
    throw error
  }
}

export const invite = (id: string) => with401Handling(callApi(assessmentsCalls.invite, { params: { id } }))

export const startAttempt = async (token: string, extra_time: ExtraTime) =>
  show(
    token,
    callApi(calls.start, { params: { token }, body: { device: await ownDevice(), extra_time } }, callerHandlesFailure),
  )
export const takeOver = async (token: string) =>
  show(token, callApi(calls.takeOver, { params: { token }, body: { device: await ownDevice() } }, callerHandlesFailure))
export const submitAttempt = async (token: string) =>
  show(
    token,
    callApi(calls.submit, { params: { token }, body: { device: await ownDevice() } }, { quiet: true, now: true }),
  )

/** Bytes up to which a browser promises to finish a call although the page is closed. */
const MAX_KEEPALIVE_BYTES = 30_000

export const saveAnswer = (token: string, position: number, body: InputOf<typeof contract.save>['body']) =>
  with401Handling(
    callApi(
      calls.save,
      { params: { token, position }, body },
      { quiet: true, now: true, keepalive: JSON.stringify(body).length < MAX_KEEPALIVE_BYTES },
    ),
  )
export const sendHeartbeat = (token: string, body: InputOf<typeof contract.heartbeat>['body']) =>
  with401Handling(callApi(calls.heartbeat, { params: { token }, body }, { quiet: true, now: true }))

export const reportIncident = async (token: string, note: string) => {
  await with401Handling(callApi(calls.reportIncident, { params: { token }, body: { note } }, callerHandlesFailure))
  await refresh(token)
}

export const startRun = (token: string, body: InputOf<typeof contract.run>['body'], signal: AbortSignal) =>
  with401Handling(callApi(calls.run, { params: { token }, body }, { quiet: true, now: true, signal }))
/** Long polling: the server delays its response for a moment while the run is not finished. */
export const readRun = (token: string, id: string, signal: AbortSignal) =>
  with401Handling(callApi(calls.readRun, { params: { token, id } }, { quiet: true, now: true, signal }))
