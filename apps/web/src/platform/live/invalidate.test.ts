import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../calls/query-client.ts'
import { invalidate } from './invalidate.ts'

afterEach(() => queryClient.clear())

/** Every answer is that of the moment its query was sent, and arrives when the test says. */
function slowQuery() {
  const arrivals: (() => void)[] = []
  let state = 'open'
  const queryFn = () => {
    const read = state
    return new Promise<string>((resolve) => arrivals.push(() => resolve(read)))
  }
  return {
    options: { queryKey: ['tickets', 'one'], queryFn, staleTime: Infinity },
    change: () => void (state = 'closed'),
    arrive: () => vi.waitFor(() => expect(arrivals.shift()).toSatisfy((answer) => (answer?.(), answer !== undefined))),
  }
}

test('a change while a screen is read for the first time is shown, though that answer is older', async () => {
  const { options, change, arrive } = slowQuery()
  const observer = new QueryObserver(queryClient, options)
  const stop = observer.subscribe(() => {})
  change()
  invalidate(['tickets'])
  invalidate(['tickets'])
  await arrive()
  await arrive()
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('closed'))
  expect(observer.getCurrentResult().isFetching).toBe(false)
  stop()
})

test('what a guard reads at that moment is asked for anew by the next one', async () => {
  const { options, change, arrive } = slowQuery()
  const first = queryClient.fetchQuery(options)
  change()
  invalidate(['tickets'])
  await arrive()
  expect(await first).toBe('open')
  await vi.waitFor(() => expect(queryClient.getQueryState(options.queryKey)?.isInvalidated).toBe(true))
})
