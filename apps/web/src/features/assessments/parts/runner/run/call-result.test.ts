import { expect, test } from 'vitest'
import { CallFailure } from '../../../../../platform/calls/call-failure.ts'
import { callResult } from './call-result.ts'

const refused = (status: number, code: string) => callResult(Promise.reject(new CallFailure({ status, code })))

test('what arrived brings the clock of the server', async () => {
  const clock = { left: 1000, allowed: 2000, stands_still: false }
  expect(await callResult(Promise.resolve({ data: { clock } }))).toEqual({ outcome: 'saved', clock })
})

test.each([
  [0, 'offline'],
  [502, 'unreadable'],
  [429, 'too_many_requests'],
  [401, 'unauthenticated'],
])('a failure that passes (%s %s) is tried again', async (status, code) => {
  expect(await refused(status, code)).toEqual({ outcome: 'retry' })
})

test('an attempt that ended or went elsewhere saves nothing more, and it is known whether the time ran out', async () => {
  expect(await refused(409, 'time_is_up')).toEqual({ outcome: 'over', end: 'time' })
  expect(await refused(409, 'open_elsewhere')).toEqual({ outcome: 'over', end: 'other' })
  expect(await refused(410, 'attempt_over')).toEqual({ outcome: 'over', end: 'other' })
  expect(await refused(404, 'not_found')).toEqual({ outcome: 'over', end: 'other' })
})

test('an answer the server has a newer one of is not sent again', async () => {
  expect(await refused(409, 'older_answer')).toEqual({ outcome: 'refused' })
})
