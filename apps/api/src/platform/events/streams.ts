import type { ServerResponse } from 'node:http'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { MINUTE, SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { SESSION_CHANGED, STREAM_RESET } from '@fareeq/domain/notifications/limits.ts'
import type { FastifyReply } from 'fastify'
import type { Clock } from '../clock.ts'
import { type Events, SESSIONS_RENEWED } from './events.ts'
import type { LiveEvent } from './queries.ts'
import { type Mark, RESUMABLE, markText, readMark } from './mark.ts'

// Server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html

const HEARTBEAT = 25 * SECOND
/** Longest connection: the page then reconnects with its mark, and its session is checked again. */
const LIFETIME = 30 * MINUTE
const MAX_PER_USER = 10
/** Back-pressure limit in bytes; a slower reader is disconnected and resumes later. */
const MAX_BUFFERED_BYTES = 256 * 1024

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no', // nginx would buffer the events otherwise
  'x-content-type-options': 'nosniff',
  connection: 'close', // keep-alive would delay a shutdown by a minute
}

type Stream = { userId: string; sessionId: string; response: ServerResponse; ends: number }
export type StreamCall = {
  viewer: { userId: string; sessionId: string }
  /** Staff stream: events of a topic, filtered by permission. */
  topic?: { name: string; mayHear: (event: LiveEvent) => boolean }
  lastEventId: string | undefined
  reply: FastifyReply
}

export interface Streams {
  open(call: StreamCall): Promise<undefined>
  count(): number
  closeAll(): void
}

type Options = { clock: Clock; heartbeat?: number }

export function createStreams(events: Events, { clock, heartbeat = HEARTBEAT }: Options): Streams {
  const streams = new Set<Stream>()
  const counts = new Map<string, number>()
  const count = (userId: string, change: 1 | -1) => {
    const now = (counts.get(userId) ?? 0) + change
    if (now > 0) counts.set(userId, now)
    else counts.delete(userId)
  }

  // One heartbeat timer for all connections instead of one each.
  const beat = setInterval(() => {
    const now = performance.now()
    for (const stream of streams)
      if (stream.ends < now) stream.response.end()
      else write(stream.response, ':\n\n')
  }, heartbeat).unref()
  // An ended session ends its streams; one with other permissions reconnects with them.
  const stops = ['sessions', SESSIONS_RENEWED].map((topic) =>
    events.subscribe(topic, ({ body }) => {
      for (const { sessionId, response } of streams) {
        if (sessionId !== body['sessionId']) continue
        // Without an id: the mark to resume from stays.
        write(response, `event: ${SESSION_CHANGED}\ndata: {}\n\n`)
        response.end()
      }
    }),
  )

  return {
    async open({ viewer: { userId, sessionId }, topic, lastEventId, reply }) {
      if ((counts.get(userId) ?? 0) >= MAX_PER_USER) throw new Refusal(platformErrors.too_many_requests)
      reply.hijack()
      const response = reply.raw
      const ends = performance.now() + LIFETIME * (0.8 + 0.4 * Math.random())
      const stream = { userId, sessionId, response, ends }
      streams.add(stream)
      count(userId, 1)
      let stop: (() => void) | undefined
      response.once('close', () => {
        streams.delete(stream)
        count(userId, -1)
        stop?.()
      })
      response.writeHead(200, HEADERS)
      stop = topic
        ? await followTopic({ events, clock }, topic, lastEventId, response)
        : await follow({ events, clock }, userId, lastEventId, response)
      if (response.closed || response.destroyed) stop()
      return undefined
    },
    count: () => streams.size,
    closeAll() {
      clearInterval(beat)
      for (const stop of stops) stop()
      for (const { response } of streams) response.end()
    },
  }
}

/**
 * Header of every answer to somebody signed in: the position of the events before it was read. The first stream of a page
 * begins at that of its first answer, because what happens between the two would reach neither.
 */
export const MARK_HEADER = 'x-event-mark'
export const markNow = ({ events, clock }: Source): string =>
  markText({ base: events.snapshot(), parts: [] }, clock.now())

/** Marks carry the time, and events are kept by it. */
type Source = { events: Events; clock: Clock }

function usableMark(lastEventId: string | undefined, now: Date): Mark | undefined {
  const resume = lastEventId === undefined ? undefined : readMark(lastEventId)
  return resume && resume.at.getTime() > now.getTime() - RESUMABLE ? resume.mark : undefined
}

/** The status is already sent: any failure ends the stream, and the page reconnects. */
async function follow(
  { events, clock }: Source,
  userId: string,
  lastEventId: string | undefined,
  response: ServerResponse,
) {
  const now = clock.now()
  const usable = usableMark(lastEventId, now)
  const here: Mark = { base: events.snapshot(), parts: [] }
  const reset = (mark: Mark) => write(response, frame(mark, now, STREAM_RESET, {}))
  // An initial id, so that a page without any event has a mark to resume from.
  write(response, `retry: 2000\n${usable ? '' : `id: ${markText(here, now)}\n`}\n`)
  if (lastEventId !== undefined && !usable) reset(here)
  try {
    return await events.follow(userId, usable, {
      receive: (events) =>
        write(response, events.map(({ event, mark }) => frame(mark, clock.now(), event.name, event.body)).join('')),
      reset,
    })
  } catch {
    response.end()
    return () => {}
  }
}

/** Topics begin at the mark of an answer, but are not resumable: after an absence the page is reset. */
async function followTopic(
  { events, clock }: Source,
  { name, mayHear }: NonNullable<StreamCall['topic']>,
  lastEventId: string | undefined,
  response: ServerResponse,
) {
  const send = (id: number, event: string, body: object) =>
    write(response, `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(body)}\n\n`)
  write(response, 'retry: 2000\nid: 0\n\n')
  const receive = (event: LiveEvent) => void (mayHear(event) && send(event.id, event.name, event.body))
  // Before the catch-up, so that no event falls between them; one that both have is sent twice.
  const stop = events.subscribe(name, receive)
  const mark = usableMark(lastEventId, clock.now())
  const missed = mark && (await events.missed(name, mark).catch(() => null))
  for (const event of missed ?? []) receive(event)
  if (lastEventId !== undefined && !missed) send(0, STREAM_RESET, {})
  return stop
}

const frame = (mark: Mark, now: Date, name: string, body: object): string =>
  `id: ${markText(mark, now)}\nevent: ${name}\ndata: ${JSON.stringify(body)}\n\n`

function write(response: ServerResponse, text: string): void {
  if (response.writableEnded || response.destroyed) return
  response.write(text)
  if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy()
}
