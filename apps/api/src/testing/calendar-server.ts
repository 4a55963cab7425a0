import { once } from 'node:events'
import { type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hash } from 'node:crypto'
import { type OutgoingClient, createOutgoing } from '../platform/outgoing/outgoing.ts'

const PUBLIC = '93.184.216.34'
const ADDRESSES: Readonly<Record<string, string[]>> = {
  'inside.example': ['10.0.0.5'],
  'both.example': [PUBLIC, '10.0.0.5'],
}

export type CalendarServer = {
  outgoing: OutgoingClient
  /** What `https://…/name.ics` answers: a calendar, the number of an error, or whatever a server may do. */
  files: Map<string, string | number | ((response: ServerResponse) => void)>
  /** Of the requests: whether each had an ETag. */
  requests: { path: string; hasEtag: boolean }[]
  close(): void
}

/** How long somebody waits for `hangs.ics`. */
const PATIENCE_MS = 200

/**
 * A calendar server on the internet: every public name leads to it, `inside.example` into a private network, and `both.example`
 * to either.
 */
export async function openCalendarServer(): Promise<CalendarServer> {
  const files: CalendarServer['files'] = new Map()
  const requests: CalendarServer['requests'] = []
  const server = createServer(({ url = '', headers }, response) => {
    const file = files.get(url) ?? 404
    requests.push({ path: url, hasEtag: headers['if-none-match'] !== undefined })
    if (typeof file === 'function') return file(response)
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
    resolve: async (host) => ADDRESSES[host] ?? [PUBLIC],
    reach: () => ({ address: '127.0.0.1', port }),
  })
  const fetchText: OutgoingClient['fetchText'] = (address, request) =>
    outgoing.fetchText(address, address.endsWith('/hangs.ics') ? { ...request, timeoutMs: PATIENCE_MS } : request)
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { outgoing: { fetchText }, files, requests, close }
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
