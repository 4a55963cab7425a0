import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { pageLimit } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { localErrors } from './errors.ts'

const clockReading = z.object({
  now: z.string(),
  virtual: z.boolean(),
  /** Scheduled jobs that ran while it was moved. */
  ran: z.number(),
})

/** Mail and SMS of the local drivers are read here. */
export const localContract = {
  outbox: endpoint({
    method: 'GET',
    path: '/api/local/outbox',
    access: 'anyone',
    localOnly: true,
    summary: 'What was sent to whom, newest first',
    query: z.object({
      to: z.optional(z.string().check(z.maxLength(254))),
      channel: z.optional(z.literal(['email', 'sms', 'whatsapp', 'voice'], 'choice')),
      limit: pageLimit(200, 50),
    }),
    answer: z.object({
      data: z.array(
        z.object({
          channel: z.string(),
          to: z.string(),
          subject: z.nullable(z.string()),
          text: z.string(),
          html: z.nullable(z.string()),
          sent_at: z.nullable(z.string()),
        }),
      ),
    }),
  }),
  outboxFeed: endpoint({
    method: 'GET',
    path: '/api/local/outbox/feed',
    access: 'anyone',
    localOnly: true,
    summary: 'What was sent since a moment, in its order: how a simulated mailbox reads on',
    query: z.object({
      sent_from: z.iso.datetime(),
      /** Only what was written since then: a message may wait for days. */
      written_from: z.iso.datetime(),
      limit: pageLimit(2000, 500),
    }),
    answer: z.object({
      data: z.array(
        z.object({
          id: z.string(),
          channel: z.string(),
          to: z.string(),
          lang: z.string(),
          subject: z.nullable(z.string()),
          text: z.string(),
          reply_to: z.nullable(z.string()),
          unsubscribe: z.nullable(z.string()),
          sent_at: z.string(),
        }),
      ),
    }),
  }),
  outboxPage: endpoint({
    method: 'GET',
    path: '/local/outbox',
    access: 'anyone',
    localOnly: true,
    summary: 'The same as a page',
    query: z.object({
      to: z.optional(z.string().check(z.maxLength(254))),
      lang: z.optional(z.string()),
      refresh: z.optional(z.string()),
      /** What became of an answer that was sent a moment ago. */
      answered: z.optional(z.string()),
    }),
    answer: 'page',
  }),
  answerMail: endpoint({
    method: 'POST',
    path: '/local/outbox/answer',
    access: 'anyone',
    localOnly: true,
    summary: 'Answers a mail of the outbox as a mail program does: the mail comes in by the webhook',
    body: z.strictObject({
      id: id(),
      from: z.string().check(z.maxLength(254)),
      text: z.string().check(z.maxLength(50_000)),
      /** Name of a small PDF that is attached; none where it is empty. */
      pdf: z.optional(z.string().check(z.maxLength(100))),
      lang: z.optional(z.string()),
    }),
    answer: 'page',
    refusals: [platformErrors.not_found],
    // The mail is taken once by its Message-ID.
    idempotent: false,
  }),
  readClock: endpoint({
    method: 'GET',
    path: '/api/local/clock',
    access: 'anyone',
    localOnly: true,
    summary: 'What time it is for this server',
    answer: z.object({ data: clockReading }),
  }),
  moveClock: endpoint({
    method: 'POST',
    path: '/api/local/clock',
    access: 'anyone',
    localOnly: true,
    summary: 'Moves a virtual clock, and does meanwhile whatever becomes due, in its order',
    body: z.strictObject({
      to: z.iso.datetime(),
      /** Stops at multiples of so many minutes only. */
      grain: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(24 * 60)), 1),
      /** `follow`: another node has moved it. `jump`: as a wrong clock does, nothing is made up for. */
      mode: z._default(z.literal(['live', 'follow', 'jump'], 'choice'), 'live'),
    }),
    answer: z.object({ data: clockReading }),
    refusals: [localErrors.clock_of_machine, localErrors.clock_backwards],
    idempotent: false,
  }),
  beginInterview: endpoint({
    method: 'POST',
    path: '/api/local/interviews/:id/begin',
    access: 'user',
    localOnly: true,
    summary: 'Moves an agreed interview of the caller to now, or to a little while ago, so that its room can be tried',
    params: z.object({ id: id() }),
    body: z.strictObject({
      minutes_ago: z._default(z.number().check(z.int(), z.minimum(0), z.maximum(120)), 0),
    }),
    answer: z.object({ data: z.object({ start: z.string() }) }),
    refusals: [platformErrors.not_found],
  }),
  beginMeeting: endpoint({
    method: 'POST',
    path: '/api/local/meetings/:id/begin',
    access: 'user',
    localOnly: true,
    summary: 'Moves a booked meeting of the caller to now, so that its room can be tried',
    params: z.object({ id: id() }),
    answer: z.object({ data: z.object({ start: z.string() }) }),
    refusals: [platformErrors.not_found],
  }),
  passTime: endpoint({
    method: 'POST',
    path: '/api/local/attempts/:id/pass-time',
    access: 'talent',
    localOnly: true,
    summary: 'The time of an attempt of the caller is up, as if they had begun so much earlier',
    params: z.object({ id: id() }),
    answer: z.object({ data: z.object({ id: id() }) }),
    refusals: [platformErrors.not_found],
  }),
  passQuietTime: endpoint({
    method: 'POST',
    path: '/api/local/conversations/:id/pass-quiet-time',
    access: 'user',
    localOnly: true,
    // The job reads what is committed.
    idempotent: false,
    summary: 'Readers are told of what is unread in it now instead of in two minutes',
    params: z.object({ id: id() }),
    answer: z.object({ data: z.object({ id: id() }) }),
    refusals: [platformErrors.not_found],
  }),
  passWeek: endpoint({
    method: 'POST',
    path: '/api/local/contracts/:id/pass-week',
    access: 'user',
    localOnly: true,
    summary: 'Asks both sides of a contract of the caller how it is going, as after its first week',
    params: z.object({ id: id() }),
    answer: z.object({ data: z.object({ id: id() }) }),
    refusals: [platformErrors.not_found],
  }),
  passTerm: endpoint({
    method: 'POST',
    path: '/api/local/contracts/:id/pass-term',
    access: 'user',
    localOnly: true,
    summary: 'Ends a contract of the caller, as on the day after its last one',
    params: z.object({ id: id() }),
    answer: z.object({ data: z.object({ id: id() }) }),
    refusals: [platformErrors.not_found],
  }),
  passMonth: endpoint({
    method: 'POST',
    path: '/api/local/contracts/:id/pass-month',
    access: 'user',
    localOnly: true,
    // The jobs read what is committed.
    idempotent: false,
    summary: 'Moves a contract of the caller to the 1st of last month, bills that month and asks about a near end',
    params: z.object({ id: id() }),
    answer: z.object({ data: z.object({ start: z.string() }) }),
    refusals: [platformErrors.not_found],
  }),
} as const
