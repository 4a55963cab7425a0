import { meetingRoomsCalls as calls } from '@fareeq/domain/rooms/calls.ts'
import type { Signal } from '@fareeq/domain/rooms/schema.ts'
import type { MeetingRoomNews } from '@fareeq/domain/rooms/schema-meetings.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../platform/calls/call-api.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { listen } from '../../platform/live/live.ts'
import { session } from '../../platform/session/session.ts'
import { signedIn } from '../staff/api.ts'

/** Live events of the room of this meeting. */
const follow = (id: string, listener: (news: MeetingRoomNews) => void): (() => void) =>
  listen('room.changed', (data) => {
    const news = JSON.parse(data) as MeetingRoomNews
    if (news.id === id) listener(news)
  })

const sending = (signal: Signal) => ({ quiet: true, now: true, keepalive: signal.kind === 'bye' })

/** The calls of one side: the company with its session, a colleague with theirs. */
export const COMPANY_SIDE = {
  query: (id: string) =>
    queryOptions({
      queryKey: ['meetings', 'room', session.get().user?.id, id],
      queryFn: async ({ signal }) =>
        (await with401Handling(callApi(calls.read, { params: { id } }, { signal, quiet: true }))).data,
    }),
  send: (id: string, body: Signal) => callApi(calls.signal, { params: { id }, body }, sending(body)),
  write: (id: string, text: string) => with401Handling(callApi(calls.write, { params: { id }, body: { text } })),
  follow,
}

export const HOST_SIDE = {
  query: (id: string) =>
    queryOptions({
      queryKey: ['staff', 'meetings', 'room', id],
      queryFn: async ({ signal }) =>
        (await signedIn(callApi(calls.staffRead, { params: { id } }, { signal, quiet: true }))).data,
    }),
  send: (id: string, body: Signal) => callApi(calls.staffSignal, { params: { id }, body }, sending(body)),
  write: (id: string, text: string) => signedIn(callApi(calls.staffWrite, { params: { id }, body: { text } })),
  follow,
}

export type MeetingSide = Pick<typeof COMPANY_SIDE, 'send' | 'write' | 'follow'>
