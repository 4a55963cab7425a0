import { notificationsCalls as calls } from '@fareeq/domain/notifications/calls.ts'
import type { notificationsContract as contract } from '@fareeq/domain/notifications/contract.ts'
import type { AnswerOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { ReadForm } from '@fareeq/domain/notifications/schema-centre.ts'
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import { cursorPages } from '../../platform/calls/cursor-pages.ts'
import { call } from '../../platform/calls/call.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { session } from '../../platform/session/session.ts'

/** `message.new` makes everything under its first word old. */
const key = () => ['messages', session.get().user?.id] as const

export const centreQuery = (unread: boolean) =>
  infiniteQueryOptions({
    queryKey: [...key(), unread ? 'unread' : 'all'],
    ...cursorPages,
    queryFn: ({ signal, pageParam: cursor }) =>
      call(
        calls.centre,
        { query: { ...(cursor && { cursor }), ...(unread && { unread: 'true' }) } },
        {
          signal,
          quiet: true,
        },
      ),
  })

type Pages = InfiniteData<AnswerOf<typeof contract.centre>>

/** Read at once on the screen; an entry stays where it is until the list is fetched anew. */
function withRead(pages: Pages | undefined, form: ReadForm): Pages | undefined {
  const now = new Date().toISOString()
  const isMeant = (id: string) => 'all' in form || form.ids.includes(id)
  const fresh = pages?.pages.flatMap(({ data }) => data).filter(({ id, read_at }) => read_at === null && isMeant(id))
  return (
    pages && {
      ...pages,
      pages: pages.pages.map(({ data, meta }) => ({
        data: data.map((one) => (isMeant(one.id) ? { ...one, read_at: one.read_at ?? now } : one)),
        meta: { ...meta, unread: 'all' in form ? 0 : Math.max(0, meta.unread - (fresh?.length ?? 0)) },
      })),
    }
  )
}

/** A failure is said by a toast, and the truth is fetched. */
export async function readNotices(form: ReadForm): Promise<void> {
  await queryClient.cancelQueries({ queryKey: key() })
  queryClient.setQueriesData<Pages>({ queryKey: key() }, (pages) => withRead(pages, form))
  try {
    await call(calls.read, { body: form })
  } catch {
    // Said by a toast.
  } finally {
    void queryClient.invalidateQueries({ queryKey: key() })
  }
}
