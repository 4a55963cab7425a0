import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { roomsCalls as calls } from '@fareeq/domain/rooms/calls.ts'
import type { roomsContract as contract } from '@fareeq/domain/rooms/contract.ts'
import type { RoomNews } from '@fareeq/domain/rooms/schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../platform/calls/call-api.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { listen } from '../../platform/live/live.ts'
import { session } from '../../platform/session/session.ts'

export const roomQuery = (id: string) =>
  queryOptions({
    queryKey: ['interviews', 'room', session.get().user?.id, id],
    queryFn: async ({ signal }) =>
      (await with401Handling(callApi(calls.read, { params: { id } }, { signal, quiet: true }))).data,
  })

export const sendSignal = (id: string, body: InputOf<typeof contract.signal>['body']) =>
  callApi(calls.signal, { params: { id }, body }, { quiet: true, now: true, keepalive: body.kind === 'bye' })
export const writeLine = (id: string, text: string) =>
  with401Handling(callApi(calls.write, { params: { id }, body: { text } }))
export const sendPad = (id: string, body: InputOf<typeof contract.pad>['body']) =>
  callApi(calls.pad, { params: { id }, body })
export const agree = (id: string, agreed: boolean) =>
  with401Handling(callApi(calls.agree, { params: { id }, body: { agreed } }))

/** Live events of this room. */
export const followRoom = (id: string, listener: (news: RoomNews) => void): (() => void) =>
  listen('room.changed', (data) => {
    const news = JSON.parse(data) as RoomNews
    if (news.id === id) listener(news)
  })
