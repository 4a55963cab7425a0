import { expect, test } from 'vitest'
import type { Watch } from '../../engine/watch.ts'
import { once } from './once.ts'

/** How many of these, sent at those hours of a day to one reader, were said to be doubles. */
function doublesAmong(subject: string, ...hours: number[]): number {
  let doubles = 0
  const memory = { seen: {} }
  const watch = {
    memory: () => memory,
    expect: (holds: boolean) => void (doubles += holds ? 0 : 1),
  } as unknown as Watch
  for (const [index, hour] of hours.entries()) {
    const sent_at = new Date(Date.UTC(2027, 0, 10, hour)).toISOString()
    const mail = {
      id: String(index),
      channel: 'email',
      to: 'layla@mail.example',
      lang: 'ar',
      subject,
      text: 'The same',
    }
    once.receive!(watch, { ...mail, sent_at, reply_to: null, unsubscribe: null } as never, undefined)
  }
  return doubles
}

test('the same words twice within hours are a double, and a reminder of the next morning is none', () => {
  expect(doublesAmong('Your phone is verified', 9, 10)).toBe(1)
  expect(doublesAmong('Your phone is verified', 9, 20)).toBe(0)
})

test('two companies that are not named nominate somebody in the same words, in both languages', () => {
  expect(doublesAmong('We nominated you to a company', 9, 10)).toBe(0)
  expect(doublesAmong('رشّحناك لشركة لدور «ضمان الجودة»', 9, 10)).toBe(0)
})
