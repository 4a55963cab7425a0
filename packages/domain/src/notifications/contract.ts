import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { rule } from '../kernel/validation.ts'
import { noticeChoice, notices } from './schema.ts'

export const notificationsContract = {
  stream: endpoint({
    method: 'GET',
    path: '/api/stream',
    access: 'user',
    summary: "The viewer's live events as server-sent events; `Last-Event-ID` resumes without gap or repetition",
    answer: 'stream',
    limit: { count: 60, seconds: 60, by: 'user' },
  }),
  notices: endpoint({
    method: 'GET',
    path: '/api/users/notifications',
    access: 'user',
    summary: 'What the person can be told of, by which channel, and what of it they want',
    answer: z.object({ data: notices() }),
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/api/users/notifications',
    access: 'user',
    summary: 'Wants, or no longer wants, one thing by one channel',
    body: noticeChoice(),
    answer: z.object({ data: notices() }),
    refusals: [rule.choice],
    limit: { count: 120, seconds: 60, by: 'user' },
  }),
} as const
