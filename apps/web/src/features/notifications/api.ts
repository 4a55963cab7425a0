import { notificationsCalls as calls } from '@fareeq/domain/notifications/calls.ts'
import type { notificationsContract as contract } from '@fareeq/domain/notifications/contract.ts'
import type { AnswerOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { NoticeChoice } from '@fareeq/domain/notifications/schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { cacheWhole } from '../../platform/calls/cache-answer.ts'
import { callApi } from '../../platform/calls/call-api.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { session } from '../../platform/session/session.ts'

const key = () => ['notices', session.get().user?.id] as const

export const noticesQuery = () =>
  queryOptions({
    queryKey: key(),
    queryFn: ({ signal }) => callApi(calls.notices, {}, { signal }),
  })

type NoticeChoices = AnswerOf<typeof contract.notices>

const withChoice = (
  choices: NoticeChoices | undefined,
  { kind, channel, wanted }: NoticeChoice,
): NoticeChoices | undefined =>
  choices && {
    ...choices,
    data: choices.data.map((notice) =>
      notice.kind === kind
        ? {
            ...notice,
            channels: notice.channels.map((setting) => (setting.channel === channel ? { channel, wanted } : setting)),
          }
        : notice,
    ),
  }

export async function resumeMessages(channel: 'email' | 'sms'): Promise<void> {
  await cacheWhole(key(), await callApi(calls.resume, { body: { channel } }))
}

let running = 0
/** Serialised: of two presses the later one counts, also after both waited for the connection. */
let queue: Promise<unknown> = Promise.resolve()

/** Optimistic update. On failure a toast and a refetch. */
export async function chooseNotice(choice: NoticeChoice): Promise<void> {
  running++
  await queryClient.cancelQueries({ queryKey: key() })
  queryClient.setQueryData<NoticeChoices>(key(), (now) => withChoice(now, choice))
  const turn = queue.then(() => callApi(calls.choose, { body: choice }))
  queue = turn.catch(() => {})
  try {
    await turn
  } catch {
    // The toast says it.
  } finally {
    running--
    // Refetches after the last pending call: an earlier answer must not undo a later press.
    if (running === 0) void queryClient.invalidateQueries({ queryKey: key() })
  }
  void queryClient.invalidateQueries({ queryKey: ['subscriptions'] })
}
