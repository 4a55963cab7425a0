// Invitations for the calendars of the people who meet: iCalendar text (RFC 5545, RFC 5546), written by hand.
//
//   calendarText({ method: 'REQUEST', uid, sequence, stamp, start, end, summary, description, url, organizer, attendees })
//
// All moments are in UTC, which every calendar shows by its owner's clock: no table of zones has to travel along.

type Person = { name: string; email: string }

export type CalendarEvent = {
  /** REQUEST invites or updates, CANCEL withdraws. PUBLISH is a copy without a reply. */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH'
  /** Constant over all updates of the event. */
  uid: string
  /** Incremented with every update, so that a calendar can tell which of two mails is newer. */
  sequence: number
  stampedAt: Date
  start: Date
  end: Date
  summary: string
  description: string
  /** Location: a URL. */
  url: string
  organizer: Person
  attendees: readonly Person[]
}

/** What is attached to a mail. */
export type CalendarPart = { method: CalendarEvent['method']; text: string }

export const calendarPart = (event: CalendarEvent): CalendarPart => ({
  method: event.method,
  text: calendarText(event),
})

export const calendarText = (event: CalendarEvent): string =>
  serialize([...HEAD, `METHOD:${event.method}`, ...linesOf(event), 'END:VCALENDAR'])

/** Calendar subscription feed: all events, cancelled ones included. */
export const calendarFeed = (name: string, events: readonly CalendarEvent[]): string =>
  serialize([
    ...HEAD,
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${text(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ])

const HEAD = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Fareeq//Meetings//EN', 'CALSCALE:GREGORIAN']

function linesOf(event: CalendarEvent): string[] {
  const { method, organizer } = event
  const isCanceled = method === 'CANCEL'
  return [
    'BEGIN:VEVENT',
    `UID:${text(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.stampedAt)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${text(event.summary)}`,
    `DESCRIPTION:${text(event.description)}`,
    `LOCATION:${text(event.url)}`,
    `URL:${address(event.url)}`,
    `ORGANIZER;CN=${parameter(organizer.name)}:mailto:${address(organizer.email)}`,
    ...event.attendees.map(
      ({ name, email }) =>
        `ATTENDEE;CN=${parameter(name)};ROLE=REQ-PARTICIPANT;PARTSTAT=${isCanceled ? 'DECLINED' : 'ACCEPTED'};RSVP=FALSE:mailto:${address(email)}`,
    ),
    `STATUS:${isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]
}

const serialize = (lines: readonly string[]): string => lines.map((line) => `${fold(line)}\r\n`).join('')

/** 20261118T120000Z */
const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '')

/** Escapes whatever could begin another line or property (3.3.11). */
const text = (value: string): string =>
  value
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n?|\n|[\u2028\u2029]/g, '\\n')
    .replace(CONTROLS, '')

const CONTROLS = /\p{Cc}/gu

/** A quoted parameter value cannot contain a quotation mark (3.2). */
const parameter = (value: string): string => `"${value.replace(/"/g, "'").replace(CONTROLS, ' ')}"`

/** URLs and mailboxes are written unescaped, so line breaks are removed. */
const address = (value: string): string => value.replace(/[\p{Cc}\s]/gu, '')

const MAX_LINE_BYTES = 75

/** Line folding: at most 75 bytes, continued on the next line after a space. A code point is never split. */
function fold(line: string): string {
  let [folded, length] = ['', 0]
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (length + size > MAX_LINE_BYTES) [folded, length] = [`${folded}\r\n `, 1]
    folded += letter
    length += size
  }
  return folded
}
