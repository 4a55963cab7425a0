import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { listOf } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { rule } from '../kernel/validation/validation.ts'
import { centreQuery, noticeEntry, readForm } from './schema-centre.ts'
import { TROUBLE_KINDS } from './schema-messages.ts'
import { noticeChoice, notices } from './schema.ts'

/** Addresses that can fail: a mailbox, and a phone for all of its channels. */
const REACHES = ['email', 'sms'] as const

/** `troubled`: the address or the number where nothing is sent, and why. */
const troubled = () => z.object({ channel: z.literal(REACHES), kind: z.literal(TROUBLE_KINDS) })
const noticesAnswer = () => z.object({ data: notices(), meta: z.object({ troubled: z.array(troubled()) }) })

export const notificationsContract = {
  stream: endpoint({
    method: 'GET',
    path: '/api/stream',
    access: 'user',
    summary: "The viewer's live events as server-sent events; `Last-Event-ID` resumes without gap or repetition",
    answer: 'stream',
    limit: { count: 60, seconds: 60, by: 'user' },
  }),
  staffStream: endpoint({
    method: 'GET',
    path: '/api/ops/stream',
    access: 'staff',
    may: 'staff.own',
    summary: 'What happens to the things a colleague may read, as server-sent events; whoever comes back fetches anew',
    answer: 'stream',
    limit: { count: 60, seconds: 60, by: 'user' },
  }),
  centre: endpoint({
    method: 'GET',
    path: '/api/users/notices',
    access: 'user',
    summary: 'What the person was told, newest first, with how many of it are unread',
    query: centreQuery(),
    answer: listOf(noticeEntry(), { unread: z.number() }),
    limit: { count: 120, seconds: 60, by: 'user' },
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/users/notices/read',
    access: 'user',
    summary: 'Has read these, or everything; what is not theirs is left alone',
    body: readForm(),
    answer: z.object({ data: z.object({ unread: z.number() }) }),
    limit: { count: 120, seconds: 60, by: 'user' },
  }),
  notices: endpoint({
    method: 'GET',
    path: '/api/users/notifications',
    access: 'user',
    summary: 'What the person can be told of, by which channel, and what of it they want',
    answer: noticesAnswer(),
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/api/users/notifications',
    access: 'user',
    summary: 'Wants, or no longer wants, one thing by one channel',
    body: noticeChoice(),
    answer: noticesAnswer(),
    refusals: [rule.choice],
    limit: { count: 120, seconds: 60, by: 'user' },
  }),
  resume: endpoint({
    method: 'POST',
    path: '/api/users/notifications/resume',
    access: 'user',
    summary: 'Wants to be written to again where we had stopped: the mailbox works, or the complaint was a mistake',
    body: z.strictObject({ channel: z.literal(REACHES, 'choice') }),
    answer: noticesAnswer(),
    limit: { count: 10, seconds: 3600, by: 'user' },
  }),
  receipts: endpoint({
    method: 'POST',
    path: '/api/messages/receipts',
    access: 'anyone',
    summary: 'What a provider calls to say what became of a message; who cannot prove to be one finds nothing',
    answer: z.object({ message: z.string() }),
    refusals: [platformErrors.not_found],
    limit: { count: 3000, seconds: 60 },
    idempotent: false,
  }),
} as const
