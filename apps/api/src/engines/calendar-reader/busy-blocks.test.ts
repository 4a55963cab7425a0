import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { momentsAt } from '@fareeq/domain/kernel/time/wall-clock.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBusyBlocks } from './busy-blocks.ts'
import { MAX_EVENTS } from './components.ts'

const from = new Date('2026-11-15T00:00:00Z')
const to = new Date('2026-12-15T00:00:00Z')
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one@elsewhere', ...lines, 'END:VEVENT']
const read = (text: string, zone = 'Asia/Riyadh', window = { from, to }) => {
  const answer = readBusyBlocks({ text, zone, ownDomain: 'fareeq.test', ...window })
  if ('fault' in answer) return answer.fault
  return answer.blocks.map(({ start, end }) => `${start.toISOString().slice(0, 16)}/${end.toISOString().slice(0, 16)}`)
}

describe('an appointment is busy from its beginning to its end', () => {
  test.each<[string, string[], string[]]>([
    ['in UTC', ['DTSTART:20261118T090000Z', 'DTEND:20261118T100000Z'], ['2026-11-18T09:00/2026-11-18T10:00']],
    [
      'in a zone that the runtime knows',
      ['DTSTART;TZID=Europe/Berlin:20261118T090000', 'DTEND;TZID=Europe/Berlin:20261118T093000'],
      ['2026-11-18T08:00/2026-11-18T08:30'],
    ],
    [
      'in a zone with a path before its name',
      ['DTSTART;TZID=/citadel.org/20210210_1/Asia/Riyadh:20261118T090000', 'DURATION:PT45M'],
      ['2026-11-18T06:00/2026-11-18T06:45'],
    ],
    [
      'in no zone: where its owner lives',
      ['DTSTART:20261118T090000', 'DURATION:PT1H'],
      ['2026-11-18T06:00/2026-11-18T07:00'],
    ],
    ['on a whole day', ['DTSTART;VALUE=DATE:20261118'], ['2026-11-17T21:00/2026-11-18T21:00']],
    [
      'on whole days, the last not counted',
      ['DTSTART;VALUE=DATE:20261118', 'DTEND;VALUE=DATE:20261120'],
      ['2026-11-17T21:00/2026-11-19T21:00'],
    ],
    [
      'tentatively',
      ['DTSTART:20261118T090000Z', 'DURATION:PT1H', 'STATUS:TENTATIVE'],
      ['2026-11-18T09:00/2026-11-18T10:00'],
    ],
    ['not while it is free', ['DTSTART:20261118T090000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT'], []],
    [
      'not while Exchange calls it free',
      ['DTSTART:20261118T090000Z', 'DURATION:PT1H', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
      [],
    ],
    ['not once it is cancelled', ['DTSTART:20261118T090000Z', 'DURATION:PT1H', 'STATUS:CANCELLED'], []],
    ['not without a length', ['DTSTART:20261118T090000Z'], []],
    ['not when it ends before it begins', ['DTSTART:20261118T090000Z', 'DTEND:20261118T080000Z'], []],
    ['before the days that are asked for', ['DTSTART:20261101T090000Z', 'DURATION:PT1H'], []],
    [
      'into the days that are asked for',
      ['DTSTART:20261114T230000Z', 'DURATION:PT2H'],
      ['2026-11-15T00:00/2026-11-15T01:00'],
    ],
  ])('%s', (_, lines, blocks) => expect(read(calendar(...event(...lines)))).toEqual(blocks))

  test('a title, a place, notes and people leave no trace, folded or not', () => {
    const words = ['SUMMARY:Visit to Dr. Salem', 'DESCRIPTION:long ', ' and folded', 'ATTENDEE:mailto:a@b.test']
    const text = calendar(...event('DTSTART:20261118T090', ' 000Z', 'DURATION:PT1H', ...words))
    expect(read(text)).toEqual(['2026-11-18T09:00/2026-11-18T10:00'])
    expect(JSON.stringify(readBusyBlocks({ text, zone: 'UTC', ownDomain: 'x', from, to }))).not.toMatch(/Salem|folded/)
  })

  test('what touches is one block, so that nobody can count appointments', () => {
    const text = calendar(
      ...event('DTSTART:20261118T090000Z', 'DURATION:PT1H'),
      ...event('DTSTART:20261118T093000Z', 'DURATION:PT1H'),
      ...event('DTSTART:20261118T103000Z', 'DURATION:PT30M'),
    )
    expect(read(text)).toEqual(['2026-11-18T09:00/2026-11-18T11:00'])
  })

  test('our own meetings are counted where they are kept, not again', () => {
    const own = ['BEGIN:VEVENT', 'UID:0190f3a1@Fareeq.test', 'DTSTART:20261118T090000Z', 'DURATION:PT1H', 'END:VEVENT']
    expect(read(calendar(...own))).toEqual([])
  })

  test('published free and busy times count without appointments', () => {
    const periods = [
      'BEGIN:VFREEBUSY',
      'FREEBUSY:20261118T090000Z/PT1H,20261119T090000Z/20261119T100000Z',
      'FREEBUSY;FBTYPE=FREE:20261120T090000Z/PT1H',
      'END:VFREEBUSY',
    ]
    expect(read(calendar(...periods))).toEqual([
      '2026-11-18T09:00/2026-11-18T10:00',
      '2026-11-19T09:00/2026-11-19T10:00',
    ])
  })
})

describe('a series', () => {
  const standup = ['DTSTART;TZID=Europe/Berlin:20260105T090000', 'DTEND;TZID=Europe/Berlin:20260105T091500']
  const days = (text: string) => {
    const blocks = read(text)
    return Array.isArray(blocks) ? blocks.map((block) => block.slice(0, 16)) : blocks
  }

  test('keeps its local time over both changes of daylight saving', () => {
    const text = calendar(...event(...standup, 'RRULE:FREQ=WEEKLY;BYDAY=MO'))
    const around = (day: string) =>
      read(text, 'Asia/Riyadh', { from: new Date(`${day}T00:00:00Z`), to: new Date(Date.parse(day) + 8 * DAY) })
    expect(around('2026-03-22')).toEqual(['2026-03-23T08:00/2026-03-23T08:15'])
    expect(around('2026-03-29')).toEqual(['2026-03-30T07:00/2026-03-30T07:15'])
    expect(around('2026-10-18')).toEqual(['2026-10-19T07:00/2026-10-19T07:15'])
    expect(around('2026-10-25')).toEqual(['2026-10-26T08:00/2026-10-26T08:15'])
  })

  test('ends with its last day, which UNTIL names in UTC', () => {
    const until = (value: string) => days(calendar(...event(...standup, `RRULE:FREQ=DAILY;UNTIL=${value}`)))
    expect(until('20261116T080000Z')).toEqual(['2026-11-15T08:00', '2026-11-16T08:00'])
    expect(until('20261116T075959Z')).toEqual(['2026-11-15T08:00'])
    expect(until('20261116')).toEqual(['2026-11-15T08:00', '2026-11-16T08:00'])
  })

  test('leaves out what is excluded, and has what is added', () => {
    const text = calendar(
      ...event(
        'DTSTART;TZID=Europe/Berlin:20261116T090000',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=5',
        'EXDATE;TZID=Europe/Berlin:20261117T090000',
        'EXDATE:20261118T080000Z',
        'EXDATE;VALUE=DATE:20261119',
        'RDATE;TZID=Europe/Berlin:20261201T100000',
      ),
    )
    expect(days(text)).toEqual(['2026-11-16T08:00', '2026-11-20T08:00', '2026-12-01T09:00'])
  })

  test('a moved occurrence is where it was moved to, a cancelled one nowhere', () => {
    const text = calendar(
      ...event('DTSTART;TZID=Europe/Berlin:20261116T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3'),
      ...event('RECURRENCE-ID:20261117T080000Z', 'DTSTART:20261117T150000Z', 'DURATION:PT1H'),
      ...event(
        'RECURRENCE-ID;TZID=Europe/Berlin:20261118T090000',
        'DTSTART:20261118T080000Z',
        'DURATION:PT1H',
        'STATUS:CANCELLED',
      ),
    )
    expect(days(text)).toEqual(['2026-11-16T08:00', '2026-11-17T15:00'])
  })

  test('is read in the zone that travels along, where only its writer knows the name', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Arab Standard Time',
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0300',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]
    const start = 'DTSTART;TZID=Arab Standard Time:20261116T090000'
    const text = calendar(...zone, ...event(start, 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2'))
    expect(read(text, 'America/New_York')).toEqual([
      '2026-11-16T06:00/2026-11-16T07:00',
      '2026-11-17T06:00/2026-11-17T07:00',
    ])
  })

  test('every day for years is where a count over local days finds it, in ten zones', () => {
    const ZONES = ['Asia/Riyadh', 'Africa/Cairo', 'Asia/Kathmandu', 'Europe/London', 'America/New_York']
    const MORE = ['America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia', 'Asia/Tehran', 'Africa/Casablanca']
    const zones = fc.constantFrom(...ZONES, ...MORE)
    const times = fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.constantFrom(0, 15, 30, 45) })
    const two = (value: number) => String(value).padStart(2, '0')
    fc.assert(
      fc.property(zones, times, fc.integer({ min: 0, max: 700 }), (zone, { hour, minute }, shift) => {
        const window = {
          from: new Date(Date.UTC(2026, 0, 1) + shift * DAY),
          to: new Date(Date.UTC(2026, 0, 8) + shift * DAY),
        }
        const text = calendar(
          ...event(`DTSTART;TZID=${zone}:20251201T${two(hour)}${two(minute)}00`, 'DURATION:PT15M', 'RRULE:FREQ=DAILY'),
        )
        const expected = Array.from({ length: 12 }, (_, index) => new Date(window.from.getTime() + (index - 2) * DAY))
          .map((day) => momentsAt(zone, `${day.toISOString().slice(0, 10)}T${two(hour)}:${two(minute)}`)[0])
          .filter(
            (start) =>
              start !== undefined && start >= window.from && start.getTime() + 15 * 60_000 <= window.to.getTime(),
          )
        const blocks = read(text, 'UTC', window)
        for (const start of expected)
          expect(blocks).toContainEqual(expect.stringContaining(start!.toISOString().slice(0, 16)))
        expect(blocks.length).toBeLessThanOrEqual(9)
      }),
      { numRuns: 40 },
    )
  })
})

describe('what somebody sends instead of a calendar', () => {
  test.each([
    ['nothing', ''],
    ['a page', '<!doctype html><title>Sign in</title>'],
    ['another kind of card', 'BEGIN:VCARD\r\nEND:VCARD\r\n'],
    ['one that breaks off', calendar(...event('DTSTART:20261118T090000Z')).slice(0, -30)],
    ['one whose parts are crossed', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR\r\nEND:VEVENT\r\n'],
  ])('%s is no calendar', (_, text) => expect(read(text)).toBe('not_calendar'))

  test('of a calendar with a broken appointment the others are read', () => {
    const broken = [event('DTSTART:tomorrow', 'DURATION:PT1H'), event('DTSTART:20261118T090000Z', 'RRULE:FREQ=NEVER')]
    const text = calendar(...broken.flat(), ...event('DTSTART:20261119T090000Z', 'DURATION:PT1H'))
    expect(read(text)).toEqual(['2026-11-19T09:00/2026-11-19T10:00'])
  })

  test.each([
    ['every second for years', event('DTSTART:20200101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')],
    [
      'more appointments than anybody has',
      Array.from({ length: MAX_EVENTS + 1 }).flatMap(() => ['BEGIN:VEVENT', 'END:VEVENT']),
    ],
  ])('%s is too much', (_, lines) => expect(read(calendar(...lines))).toBe('too_complex'))

  test('whatever is cut, doubled or mixed, it is an answer and never an error', () => {
    const lines = calendar(
      ...event(
        'DTSTART;TZID=Europe/Berlin:20261116T090000',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=3',
        'EXDATE:20261117',
      ),
    ).split('\r\n')
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...lines), fc.string()), { maxLength: 30 }), (mixed) => {
        const answer = read(calendar(...mixed))
        expect(Array.isArray(answer) || answer === 'not_calendar' || answer === 'too_complex').toBe(true)
      }),
    )
  })
})
