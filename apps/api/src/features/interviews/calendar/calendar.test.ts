import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calendarFeedContract as feed } from '@fareeq/domain/interviews/contract-feed.ts'
import { interviewsTalentContract as talents } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewsContract as clients } from '@fareeq/domain/interviews/contract.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CalendarEvent, calendarText } from '../../../platform/calendar/calendar.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type Pair, interview, newPair } from '../../../testing/interviews.ts'
import { type Member, type Story, openStory } from '../../../testing/story.ts'
import { invitationFor } from './actions-calendar.ts'
import type { Parties } from '../rows.ts'

type Part = {
  name: string
  properties: [name: string, parameters: Record<string, string>, value: string][]
  parts: Part[]
}

/** A strict iCalendar parser (RFC 5545, 3.1 and 3.2): any deviation throws. */
function readCalendar(text: string): Part {
  if (!text.endsWith('\r\n')) throw new Error('the last line does not end')
  for (const line of text.slice(0, -2).split('\r\n')) {
    if (/[\r\n]/.test(line)) throw new Error('a line ends by itself')
    if (Buffer.byteLength(line) > 75) throw new Error(`too long: ${line}`)
  }
  const root: Part = { name: '', properties: [], parts: [] }
  const open = [root]
  for (const line of text.replaceAll('\r\n ', '').slice(0, -2).split('\r\n')) {
    const match = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*):(.*)$/su.exec(line)
    if (!match) throw new Error(`no property: ${line}`)
    const [, name = '', params = '', value = ''] = match
    const here = open.at(-1)!
    if (name === 'BEGIN') {
      const part = { name: value, properties: [], parts: [] }
      here.parts.push(part)
      open.push(part)
    } else if (name === 'END') {
      if (open.pop()!.name !== value) throw new Error(`${value} ends what it did not begin`)
    } else {
      const parameters = [...params.matchAll(/;([A-Z-]+)=("?)([^"]*?)\2(?=;|$)/gu)]
      here.properties.push([name, Object.fromEntries(parameters.map(([, key, , text]) => [key, text])), value])
    }
  }
  if (open.length !== 1) throw new Error('something never ends')
  return root.parts[0]!
}
const valuesOf = ({ properties }: Part, name: string) =>
  properties.filter(([key]) => key === name).map(([, , value]) => value)
const textOf = (part: Part, name: string) =>
  valuesOf(part, name)[0]?.replace(/\\([\\;,nN])/g, (_, mark: string) => (mark.toLowerCase() === 'n' ? '\n' : mark))
const momentOf = (value: string) => {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(value)!
  const [year, month, day, hour, minute, second] = parts.map(Number) as [number, number, number, number, number, number]
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second))
}

const env = { PUBLIC_URL: 'https://fareeq.test', MAIL_FROM: 'Fareeq <hello@fareeq.test>' }
const parties = {
  id: '0190f3a1-0000-7000-8000-000000000002',
  product_name: 'سوق الحرفيين',
  talent: {
    id: 't',
    first_name: { ar: 'ليلى', en: 'ليلى' },
    name: { ar: 'ليلى حدّاد', en: 'ليلى حدّاد' },
    email: 'layla@talents.test',
    lang: 'ar',
    timezone: 'Asia/Kathmandu',
  },
  client: {
    id: 'c',
    first_name: { ar: 'Khalid', en: 'Khalid' },
    name: { ar: 'Souq, Ltd; Riyadh', en: 'Souq, Ltd; Riyadh' },
    email: 'khalid@souq.test',
    lang: 'en',
    timezone: 'Asia/Riyadh',
  },
  starts_at: new Date('2026-11-18T09:00:00Z'),
  ends_at: new Date('2026-11-18T09:45:00Z'),
  link: null,
  sequence: 0,
  due_at: null,
  round: 1,
} satisfies Parties
const stampedAt = new Date('2026-11-15T09:00:00Z')
const golden = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../platform/calendar/golden', `${name}.ics`), 'utf8')
const calendarOf = (
  side: 'talent' | 'client',
  method: CalendarEvent['method'],
  overrides: Partial<typeof parties> = {},
) => calendarText(invitationFor(side, env, { ...parties, ...overrides }, method, stampedAt))

describe('an invitation to an interview', () => {
  test.each<[string, string]>([
    ['interview-ar', calendarOf('talent', 'REQUEST')],
    ['interview-en', calendarOf('client', 'REQUEST')],
    ['interview-cancel', calendarOf('talent', 'CANCEL', { sequence: 1 })],
    ['interview-publish', calendarOf('client', 'PUBLISH')],
  ])('is written to the letter: %s', (name, text) => expect(text).toBe(golden(name)))

  test.each(['talent', 'client'] as const)('is read back by a strict reader, for the %s', (side) => {
    const calendar = readCalendar(calendarOf(side, 'REQUEST'))
    expect([calendar.name, textOf(calendar, 'VERSION'), textOf(calendar, 'METHOD')]).toEqual([
      'VCALENDAR',
      '2.0',
      'REQUEST',
    ])
    const [event, ...more] = calendar.parts
    expect([event!.name, more]).toEqual(['VEVENT', []])
    for (const once of ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'ORGANIZER', 'SEQUENCE', 'STATUS'])
      expect([once, valuesOf(event!, once).length]).toEqual([once, 1])
    expect(momentOf(textOf(event!, 'DTSTART')!)).toEqual(parties.starts_at)
    expect(momentOf(textOf(event!, 'DTEND')!)).toEqual(parties.ends_at)
    expect(textOf(event!, 'SUMMARY')).toContain('Souq, Ltd; Riyadh')
    // Both clocks, whose each is, and the way in.
    const description = textOf(event!, 'DESCRIPTION')!
    const clocks =
      side === 'talent' ? ['2:45 م', '12:00 م بتوقيت الرياض'] : ['14:45 Kathmandu time', '12:00 Riyadh time']
    for (const words of [...clocks, 'ليلى حدّاد', 'Souq, Ltd', `/room/${parties.id}`])
      expect(description).toContain(words)
    const [attendee, ...others] = valuesOf(event!, 'ATTENDEE')
    expect([attendee, others]).toEqual([`mailto:${parties[side].email}`, []])
  })

  test('keeps its id for both and for good', () => {
    const ids = [
      calendarOf('talent', 'REQUEST'),
      calendarOf('client', 'REQUEST'),
      calendarOf('client', 'CANCEL', { sequence: 3 }),
    ]
    expect(new Set(ids.map((text) => textOf(readCalendar(text).parts[0]!, 'UID'))).size).toBe(1)
  })
})

describe('the calendar of a person', () => {
  let story: Story
  let pair: Pair
  beforeAll(async () => void (story = await openStory()))
  afterAll(() => story.close())
  beforeEach(async () => {
    await story.reset()
    pair = await newPair(story)
  })
  const address = async (member: Member) => new URL((await member.call(feed.renew)).body.data.url).pathname
  const open = (path: string) => story.person().send('GET', path)

  test('has its own interviews at a secret address, follows every change, and a new address closes the old', async () => {
    const { khalid, layla } = pair
    const { params } = await interview(story, pair, 'scheduled')
    const [hers, his] = [await address(layla), await address(khalid)]
    expect(hers).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/)
    for (const path of [hers, his]) {
      const { status, headers, body } = await open(path)
      expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
      const [event, ...more] = readCalendar(body).parts
      expect([textOf(event!, 'STATUS'), more]).toEqual(['CONFIRMED', []])
      expect(textOf(event!, 'UID')).toContain(params.id)
    }
    expect((await open(his)).body).not.toContain(layla.email)
    await khalid.call(clients.cancel, { params, body: { reason: 'Enough' } })
    expect(textOf(readCalendar((await open(hers)).body).parts[0]!, 'STATUS')).toBe('CANCELLED')

    const next = await address(layla)
    expect([(await open(hers)).status, (await open(next)).status]).toEqual([404, 200])
    story.advance(200 * DAY)
    expect(readCalendar((await open(next)).body).parts).toEqual([])
  })

  test('is given one agreed interview as a file, under the id of the mail, and a stranger none', async () => {
    const { khalid, layla } = pair
    const { params } = await interview(story, pair, 'offered')
    expect(await layla.call(feed.one, { params })).toMatchObject({ status: 404 })
    const slot_id = (await layla.call(talents.read, { params })).body.data.slots[0].id
    await layla.call(talents.select, { params, body: { slot_id } })
    for (const member of [khalid, layla]) {
      const { status, headers, body } = await member.call(feed.one, { params })
      expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
      const [event] = readCalendar(String(body)).parts
      expect(textOf(event!, 'UID')).toContain(params.id)
    }
    for (const stranger of [await story.client(), await story.talent()])
      expect(await stranger.call(feed.one, { params })).toMatchObject({ status: 404 })
  })

  test('shows nobody else’s, is nobody’s to guess, and is closed with the account', async () => {
    await interview(story, pair, 'scheduled')
    const stranger = await address(await story.client())
    expect(readCalendar((await open(stranger)).body).parts).toEqual([])
    expect(await open(`/api/calendar/${'x'.repeat(43)}.ics`)).toMatchObject({ status: 404 })
    expect(await open('/api/calendar/short.ics')).toMatchObject({ status: 404 })
    expect(await story.person().call(feed.renew)).toMatchObject({ status: 401 })
    const hers = await address(pair.layla)
    await story.db.run(sql`update users set status = 'closed' where id = ${pair.layla.user.id}`)
    expect(await open(hers)).toMatchObject({ status: 404 })
  })
})
