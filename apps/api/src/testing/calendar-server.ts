import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hash } from 'node:crypto'
import { type OutgoingClient, createOutgoing } from '../platform/outgoing/outgoing.ts'

export type CalendarServer = {
  outgoing: OutgoingClient
  /** What `https://…/name.ics` answers: a calendar, or the number of an error. */
  files: Map<string, string | number>
  /** Of the requests: whether each had an ETag. */
  requests: { path: string; hasEtag: boolean }[]
  close(): void
}

/** A calendar server on the internet: every public name leads to it, and `inside.example` into a private network. */
export async function openCalendarServer(): Promise<CalendarServer> {
  const files: CalendarServer['files'] = new Map()
  const requests: CalendarServer['requests'] = []
  const server = createServer(({ url = '', headers }, response) => {
    const file = files.get(url) ?? 404
    requests.push({ path: url, hasEtag: headers['if-none-match'] !== undefined })
    if (typeof file === 'number') return void response.writeHead(file).end()
    const etag = `"${hash('sha256', file)}"`
    if (headers['if-none-match'] === etag) response.writeHead(304).end()
    else response.writeHead(200, { etag }).end(file)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const outgoing = createOutgoing({
    userAgent: 'Fareeq (a story)',
    resolve: async (host) => [host === 'inside.example' ? '10.0.0.5' : '93.184.216.34'],
    reach: () => ({ address: '127.0.0.1', port }),
  })
  return { outgoing, files, requests, close: () => void server.close() }
}

/** A calendar with appointments in UTC: `20261118T090000Z/PT1H`, and lines of their own. */
export const calendarOf = (...appointments: readonly string[][]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Story//EN',
    ...appointments.flatMap(([period = '', ...lines], index) => {
      const [start, duration] = period.split('/')
      return [
        'BEGIN:VEVENT',
        `UID:${index}@story.example`,
        `DTSTART:${start}`,
        `DURATION:${duration}`,
        ...lines,
        'END:VEVENT',
      ]
    }),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

/** 20261118T090000Z */
export const calendarMoment = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '')
