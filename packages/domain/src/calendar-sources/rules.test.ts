import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '../kernel/time/time.ts'
import { calendarAddress, hostOf, nextRead } from './rules.ts'

test.each([
  ['webcal://p12-caldav.icloud.com/published/2/ab', 'https://p12-caldav.icloud.com/published/2/ab'],
  [' WEBCAL://calendar.test/a.ics ', 'https://calendar.test/a.ics'],
  ['calendar.test/a.ics', 'https://calendar.test/a.ics'],
  ['http://calendar.test:8080/a.ics?key=1', 'http://calendar.test:8080/a.ics?key=1'],
  ['', null],
  ['localhost/a.ics', null],
  ['http://127.0.0.1/a.ics', null],
  ['http://[::1]/a.ics', null],
  ['http://user:secret@calendar.test/a.ics', null],
  ['ftp://calendar.test/a.ics', null],
  ['my calendar', null],
])('the address of a calendar: %j is %j', (text, address) => expect(calendarAddress(text)).toBe(address))

test('a calendar is called by its server', () =>
  expect(hostOf('https://www.calendar.test/private-key/basic.ics')).toBe('calendar.test'))

test('one that fails is read less and less often, and never given up', () => {
  const now = new Date('2026-11-15T09:00:00Z')
  const pauses = [0, 1, 2, 5, 50].map((failures) => nextRead(failures, now).getTime() - now.getTime())
  expect(pauses).toEqual([15 * MINUTE, 30 * MINUTE, HOUR, 8 * HOUR, 12 * HOUR])
})
