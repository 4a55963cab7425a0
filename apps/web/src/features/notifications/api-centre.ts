import { notificationsCalls as calls } from '@fareeq/domain/notifications/calls.ts'
import type { notificationsContract as contract } from '@fareeq/domain/notifications/contract.ts'
import type { AnswerOf } from '@fareeq/domain/kernel/endpoint.ts'
import { type ReadForm, pageOf } from '@fareeq/domain/notifications/schema-centre.ts'
import { type InfiniteData } from '@tanstack/react-query'
import { listQuery } from '../../platform/calls/list-query.ts'
import { callApi } from '../../platform/calls/call-api.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { session } from '../../platform/session/session.ts'

/** `message.new` invalidates by the first element. */
const key = () => ['messages', session.get().user?.id] as const

export const centreQuery = (unread: boolean) =>
  listQuery([...key(), unread ? 'unread' : 'all'], (cursor, { signal }) =>
    callApi(
      calls.centre,
      { query: { ...(cursor && { cursor }), ...(unread && { unread: 'true' }) } },
      {
        signal,
        quiet: true,
      },
    ),
  )

type Pages = InfiniteData<AnswerOf<typeof contract.centre>>

/** Optimistic update; entries keep their place until the refetch. */
function withRead(pages: Pages | undefined, form: ReadForm): Pages | undefined {
  const now = new Date().toISOString()
  const isMeant = ({ id, path }: { id: string; path: string }) =>
    'ids' in form ? form.ids.includes(id) : 'all' in form || pageOf(path) === form.path
  const fresh = pages?.pages
    .flatMap(({ data }) => data)
    .filter((notification) => notification.read_at === null && isMeant(notification))
  return (
    pages && {
      ...pages,
      pages: pages.pages.map(({ data, meta }) => ({
        data: data.map((notification) =>
          isMeant(notification) ? { ...notification, read_at: notification.read_at ?? now } : notification,
        ),
        meta: { ...meta, unread: 'all' in form ? 0 : Math.max(0, meta.unread - (fresh?.length ?? 0)) },
      })),
    }
  )
}

/** On failure a toast and a refetch. */
export async function readNotices(form: ReadForm): Promise<void> {
  await queryClient.cancelQueries({ queryKey: key() })
  queryClient.setQueriesData<Pages>({ queryKey: key() }, (pages) => withRead(pages, form))
  try {
    await callApi(calls.read, { body: form })
  } catch {
    // The toast says it.
  } finally {
    void queryClient.invalidateQueries({ queryKey: key() })
  }
}
