import { conversationsCalls as own, conversationsOpsCalls as ops } from '@fareeq/domain/conversations/calls.ts'
import { MESSAGE_FILE_UPLOAD, type MailChoice } from '@fareeq/domain/conversations/limits.ts'
import type { conversationsContract } from '@fareeq/domain/conversations/contract.ts'
import type { MessageFile } from '@fareeq/domain/conversations/schema.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { download } from '../../platform/calls/download.ts'
import { listQuery } from '../../platform/calls/list-query.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { session } from '../../platform/session/session.ts'
import { signedIn } from '../staff/api.ts'

/** Members and colleagues have the same calls; each finds its own conversations. */
export type Seat = 'member' | 'staff'

/** `conversation.changed` invalidates by the first elements; the key contains the language, because answers have names. */
const keyOf = (seat: Seat, ...rest: unknown[]) =>
  seat === 'staff' ? ['staff', 'conversations', ...rest] : ['conversations', session.get().user?.id, ...rest]

export const conversationsQuery = (lang: string) =>
  listQuery(keyOf('member', 'list', lang), (cursor, options) =>
    with401Handling(callApi(own.list, { query: { cursor } }, options)),
  )

export const staffConversationsQuery = (waiting: boolean, lang: string) =>
  listQuery(keyOf('staff', 'list', waiting, lang), (cursor, options) =>
    signedIn(callApi(ops.list, { query: { cursor, waiting: waiting ? 'true' : 'false' } }, options)),
  )

/** From the end: the first page has the newest messages. */
export const messagesQuery = (seat: Seat, id: string, lang: string) =>
  listQuery(keyOf(seat, 'messages', lang, id), (cursor, options) => {
    const what = { params: { id }, query: { cursor } }
    return seat === 'staff'
      ? signedIn(callApi(ops.messages, what, options))
      : with401Handling(callApi(own.messages, what, options))
  })

export function saveFile(seat: Seat, id: string, file: MessageFile) {
  const what = { params: { id, file: file.id } }
  return seat === 'staff'
    ? signedIn(download(ops.file, what, file.name))
    : with401Handling(download(own.file, what, file.name))
}

async function changing<Answer>(seat: Seat, work: Promise<Answer>): Promise<Answer> {
  try {
    return await (seat === 'staff' ? signedIn(work) : with401Handling(work))
  } finally {
    const counters = seat === 'staff' ? ['staff', 'counters'] : ['counters']
    for (const queryKey of [keyOf(seat), counters]) void queryClient.invalidateQueries({ queryKey })
  }
}

export async function uploadFile(seat: Seat, id: string, file: File): Promise<MessageFile> {
  const body = new FormData()
  body.append(MESSAGE_FILE_UPLOAD.field, file)
  const what = { params: { id }, body }
  const { data } = await (seat === 'staff'
    ? signedIn(callApi(ops.upload, what, callerHandlesFailure))
    : with401Handling(callApi(own.upload, what, callerHandlesFailure)))
  return data
}

type Message = InputOf<typeof conversationsContract.write>['body']
export function writeMessage(seat: Seat, id: string, body: Message) {
  const what = { params: { id }, body }
  return changing(
    seat,
    seat === 'staff' ? callApi(ops.write, what, callerHandlesFailure) : callApi(own.write, what, callerHandlesFailure),
  )
}

type Report = InputOf<typeof conversationsContract.report>['body']
export const reportMessage = (id: string, message: string, body: Report) =>
  changing('member', callApi(own.report, { params: { id, message }, body }, callerHandlesFailure))

export const settleConversation = (id: string, seq: number) =>
  changing('staff', callApi(ops.settle, { params: { id }, body: { seq } }, callerHandlesFailure))

export const chooseMails = (mails: MailChoice) =>
  changing('staff', callApi(ops.chooseMails, { body: { mails } }, callerHandlesFailure))

/** Fire and forget: what could not be marked is marked with the next message. */
export function markRead(seat: Seat, id: string, seq: number): void {
  const what = { params: { id }, body: { seq } }
  const call =
    seat === 'staff'
      ? callApi(ops.markRead, what, callerHandlesFailure)
      : callApi(own.markRead, what, callerHandlesFailure)
  void changing(seat, call).catch(() => undefined)
}
