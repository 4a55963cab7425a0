import { HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test, vi } from 'vitest'
import { CallFailure } from '../../../platform/calls/call-failure.ts'
import { afterRefusal, clockOf, codeSent } from './code-progress.ts'

const refused = (status: number, code: string, data: Record<string, unknown>) => new CallFailure({ status, code, data })

test('a wrong code leaves as many attempts as the server says [S-069]', () => {
  const progress = codeSent(60, 3)
  const once = afterRefusal(progress, refused(422, 'code_wrong', { retries: 2 }))
  expect(once.retries).toBe(2)
  expect(afterRefusal(once, refused(422, 'code_wrong', { retries: 1 })).retries).toBe(1)
})

test('the last wrong code begins the wait that the server names [X-022]', () => {
  const retry_at = '2026-03-18T12:00:00.000Z'
  const { blocked } = afterRefusal(codeSent(60, 1), refused(429, 'code_limit', { retries: 0, retry_at }))
  expect(blocked).toEqual({ until: Date.parse(retry_at), code: 'code_limit' })
})

test.each([-2, 2])('a device whose clock is %i hours off waits as long as the others', (hours) => {
  vi.useFakeTimers()
  const server = Date.parse('2026-03-18T12:00:00.000Z')
  vi.setSystemTime(server + hours * HOUR)
  const wait = { retries: 0, retry_at: new Date(server + HOUR).toISOString(), retry_after: 3600 }
  const { blocked } = afterRefusal(codeSent(60, 1), refused(429, 'code_limit', wait))
  expect(blocked?.until).toBe(Date.now() + HOUR)
  vi.useRealTimers()
})

test('a code that is no code, or a hasty caller, changes nothing', () => {
  const progress = codeSent(60, 3)
  expect(afterRefusal(progress, refused(422, 'code_invalid', {}))).toEqual(progress)
  expect(afterRefusal(progress, refused(429, 'too_many_requests', { retry_after: 20 }))).toEqual(progress)
})

test('seconds are shown as a clock', () => {
  expect([clockOf(60), clockOf(9), clockOf(75)]).toEqual(['1:00', '0:09', '1:15'])
})
