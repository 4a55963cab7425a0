import { expect, test } from 'vitest'
import type { Watch } from '../../engine/watch.ts'
import { night } from './night.ts'

/** What is found about a message to somebody in Riyadh: kept, broken, or not looked at. */
function verdictOn(text: string, sent_at: string): boolean | undefined {
  let verdict: boolean | undefined
  const watch = {
    world: { people: [{ key: 't1', phone: '+966515300019', zone: 'Asia/Riyadh' }] },
    expect: (holds: boolean) => void (verdict = holds),
  } as unknown as Watch
  const mail = { id: '1', channel: 'sms', to: '+966515300019', lang: 'en', subject: null, text, sent_at }
  night.receive!(watch, { ...mail, reply_to: null, unsubscribe: null } as never, undefined)
  return verdict
}
const REQUEST =
  'Fareeq: an interview request. http://localhost:4700/sq/talent/choose-interview-slot/01a2fe65-9a5a-7000-a647'

test('a request that rings at three in the night is found, and one at noon is not', () => {
  expect(verdictOn(REQUEST, '2027-01-10T00:00:00Z')).toBe(false)
  expect(verdictOn(REQUEST, '2027-01-10T09:00:00Z')).toBe(true)
})

test('a code, a meeting that is near and a paper to be signed may ring at any time', () => {
  expect(verdictOn('Your Fareeq code: 4821', '2027-01-10T00:00:00Z')).toBeUndefined()
  expect(verdictOn('Your interview begins at 4:30', '2027-01-10T00:00:00Z')).toBeUndefined()
  expect(verdictOn('Sign: http://localhost:4700/sq/talent/contracts/01a2', '2027-01-10T00:00:00Z')).toBeUndefined()
})
