import { endpoint } from '../kernel/endpoint.ts'

export const notificationsContract = {
  stream: endpoint({
    method: 'GET',
    path: '/api/stream',
    access: 'user',
    summary: "The viewer's live events as server-sent events; `Last-Event-ID` resumes without gap or repetition",
    answer: 'stream',
    limit: { count: 60, seconds: 60, by: 'user' },
  }),
} as const
