import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { cacheAnswer } from './cache-answer.ts'
import { queryClient } from './query-client.ts'

test('a change of somebody else that is being fetched while an own save is answered is not lost', async () => {
  const queryKey = ['cache-answer']
  let onServer = 'first'
  const fetches: (() => void)[] = []
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => new Promise<string>((resolve) => fetches.push(() => resolve(onServer))),
  })
  const stop = observer.subscribe(() => {})
  const answerFetch = () => fetches.shift()?.()
  answerFetch()
  await expect.poll(() => observer.getCurrentResult().data).toBe('first')

  // Saved here, then changed elsewhere; the event of that arrives before the answer of the save.
  onServer = 'elsewhere'
  void queryClient.invalidateQueries({ queryKey })
  await cacheAnswer(queryKey, () => queryClient.setQueryData(queryKey, 'here'))
  expect(observer.getCurrentResult().data).toBe('here')
  answerFetch()
  answerFetch()
  await expect.poll(() => observer.getCurrentResult().data).toBe('elsewhere')
  stop()
})
