import { wallDay } from '@fareeq/domain/kernel/time/wall-clock.ts'
import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { Clock } from '../clock.ts'
import type { OutgoingClient } from './outgoing.ts'

/** Names that no DNS has (RFC 6761): in the local world this one is a calendar to try things with. */
const LOCAL_HOST = 'calendar.test'

/** Outside production: `https://calendar.test/…` is a calendar whose owner has lunch; everything else is fetched. */
export const createLocalOutgoing = (outgoing: OutgoingClient, clock: Clock): OutgoingClient => ({
  async fetchText(address, request) {
    if (URL.parse(address)?.hostname !== LOCAL_HOST) return outgoing.fetchText(address, request)
    const today = wallDay(BUSINESS_ZONE, clock.now())
    const etag = `"${today}"`
    return request.etag === etag ? 'unchanged' : { etag, text: lunch(today.replaceAll('-', '')) }
  },
})

const lunch = (day: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fareeq//Local//EN',
    'BEGIN:VEVENT',
    'UID:lunch@calendar.test',
    'SUMMARY:Lunch',
    `DTSTART;TZID=${BUSINESS_ZONE}:${day}T120000`,
    'DURATION:PT1H',
    'RRULE:FREQ=DAILY',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
