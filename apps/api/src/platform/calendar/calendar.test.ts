import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarEvent, calendarText } from './calendar.ts'

const event: CalendarEvent = {
  method: 'REQUEST',
  uid: '0190f3a1-0000-7000-8000-000000000001@fareeq.test',
  sequence: 0,
  stampedAt: new Date('2026-11-15T09:00:00Z'),
  start: new Date('2026-11-18T09:00:00Z'),
  end: new Date('2026-11-18T09:30:00Z'),
  summary: 'اجتماع فريق: خالد العتيبي ومنى الشامي',
  description:
    'منصة توصيل؛ تطبيق ولوحة تحكم, مع فريق من أربعة; نبدأ في يناير\n\nhttps://fareeq.test/client/book-a-meeting?meeting=abc',
  url: 'https://meet.fareeq.test/mona',
  organizer: { name: 'فريق', email: 'hello@fareeq.test' },
  attendees: [
    { name: 'خالد العتيبي', email: 'khalid@company.sa' },
    { name: 'منى "الشامي"', email: 'mona@fareeq.test' },
  ],
}
const golden = (name: string) => readFileSync(join(import.meta.dirname, 'golden', `${name}.ics`), 'utf8')

test.each<[string, Partial<CalendarEvent>]>([
  ['request', {}],
  ['moved', { sequence: 1, start: new Date('2026-11-19T06:00:00Z'), end: new Date('2026-11-19T06:30:00Z') }],
  ['cancel', { method: 'CANCEL', sequence: 2 }],
  ['publish', { method: 'PUBLISH', summary: 'Fareeq meeting: Khalid Al-Otaibi and Mona' }],
])('an invitation is written to the letter: %s', (name, overrides) =>
  expect(calendarText({ ...event, ...overrides })).toBe(golden(name)),
)

test('a change keeps its id, raises its number, and says what it does', () => {
  const line = (text: string, name: string) => text.split('\r\n').find((one) => one.startsWith(name))
  const [first, second, last] = ['request', 'moved', 'cancel'].map(golden) as [string, string, string]
  expect(new Set([first, second, last].map((text) => line(text, 'UID:'))).size).toBe(1)
  expect([first, second, last].map((text) => line(text, 'SEQUENCE:'))).toEqual([
    'SEQUENCE:0',
    'SEQUENCE:1',
    'SEQUENCE:2',
  ])
  expect([first, last].map((text) => [line(text, 'METHOD:'), line(text, 'STATUS:')])).toEqual([
    ['METHOD:REQUEST', 'STATUS:CONFIRMED'],
    ['METHOD:CANCEL', 'STATUS:CANCELLED'],
  ])
})

/** Parses iCalendar: unfolds lines, then unescapes. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
const unescaped = (value: string) =>
  value.replace(/\\([\\;,nN])/g, (_, mark: string) => (mark.toLowerCase() === 'n' ? '\n' : mark))

test('whatever somebody types: no line is too long, no letter is cut, nothing begins a line of its own, and it is read back', () => {
  // Without replacement characters (U+FFFD), which nobody types.
  const words = fc.string({ unit: 'grapheme', maxLength: 300 }).map((text) => text.replace(/[\p{Cc}\uFFFD]/gu, '\n'))
  fc.assert(
    fc.property(words, (description) => {
      const text = calendarText({ ...event, description, summary: description })
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(text).not.toContain('\uFFFD')
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      const lines = unfolded(text)
      expect(lines.filter((line) => line.startsWith('BEGIN:VEVENT'))).toHaveLength(1)
      const value = lines.find((line) => line.startsWith('DESCRIPTION:'))?.slice('DESCRIPTION:'.length) ?? ''
      expect(unescaped(value)).toBe(description.replace(/[\u2028\u2029]/g, '\n'))
    }),
  )
})
