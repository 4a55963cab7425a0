import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { dropOlderAnswers, queryClient } from './query-client.ts'

afterEach(() => queryClient.clear())

type Result = { data: string | undefined; isPlaceholderData: boolean }
/** A screen in Arabic that was read in English before, and switches now; what it shows until the new answer is there. */
function switched(prepare: () => void): Result {
  const keyIn = (lang: string) => ['interviews', 'one', lang, 'id']
  const optionsIn = (lang: string): QueryObserverOptions<string> => ({
    queryKey: keyIn(lang),
    queryFn: () => new Promise<string>(() => {}),
    placeholderData: (answer: string | undefined) => answer,
  })
  queryClient.setQueryData(keyIn('en'), 'their request', { updatedAt: Date.now() - 1000 })
  queryClient.setQueryData(keyIn('ar'), 'a form')
  const observer = new QueryObserver(queryClient, optionsIn('ar'))
  const stop = observer.subscribe(() => {})
  prepare()
  observer.setOptions(optionsIn('en'))
  const { data, isPlaceholderData } = observer.getCurrentResult()
  stop()
  return { data, isPlaceholderData }
}

test('a form is not unmounted by a switch of the language: an older answer in it is not shown again', () => {
  expect(switched(() => {})).toEqual({ data: 'their request', isPlaceholderData: false })
  expect(switched(() => dropOlderAnswers('en'))).toEqual({ data: 'a form', isPlaceholderData: true })
})

test('what an event has made stale is not shown again either, and what is as new as the screen is kept', async () => {
  const keyIn = (lang: string) => ['contracts', lang]
  queryClient.setQueryData(keyIn('ar'), 'new', { updatedAt: 5 })
  queryClient.setQueryData(keyIn('en'), 'new too', { updatedAt: 5 })
  dropOlderAnswers('en')
  expect(queryClient.getQueryData(keyIn('en'))).toBe('new too')
  await queryClient.invalidateQueries({ queryKey: ['contracts'] })
  dropOlderAnswers('en')
  expect(queryClient.getQueryData(keyIn('en'))).toBeUndefined()
  expect(queryClient.getQueryData(keyIn('ar'))).toBe('new')
})
