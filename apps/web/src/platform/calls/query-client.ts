import { type Lang, otherLang } from '@fareeq/domain/kernel/language/locale.ts'
import { QueryClient } from '@tanstack/react-query'
import { pageLanguage } from '../i18n/language.ts'
import { isCallFailure } from './call-failure.ts'

const MAX_RETRIES = 2

/** Retries network errors and 5xx; a refusal is final. */
export const worthRetrying = (count: number, error: unknown): boolean =>
  count < MAX_RETRIES && isCallFailure(error) && !error.canceled && (error.status === 0 || error.status >= 500)

/**
 * Placeholder while a query whose key names the language is fetched in the new one: its answer in the language before.
 * Without it the screen unmounts, and with it what was typed.
 */
export const answerBeforeSwitch = <Answer>(answer: Answer, query?: { queryKey: readonly unknown[] }) =>
  query?.queryKey.includes(otherLang(pageLanguage())) ? answer : undefined

/**
 * Before a switch of the language. What was answered in the next one earlier may be older than the screen: shown until it is
 * fetched again, it would unmount what has changed since, and what was typed there. Without it the answer on the screen is the
 * placeholder.
 */
export function dropOlderAnswers(next: Lang): void {
  const before = otherLang(next)
  queryClient.removeQueries({
    type: 'inactive',
    predicate: ({ queryKey, state }) => {
      if (!queryKey.includes(next)) return false
      const onScreen = queryClient.getQueryState(queryKey.map((part) => (part === next ? before : part)))
      return state.isInvalidated || (onScreen !== undefined && state.dataUpdatedAt < onScreen.dataUpdatedAt)
    },
  })
}

/** Query cache. The error catalogue is applied by `callApi`, not here. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: worthRetrying,
      refetchOnWindowFocus: true,
      placeholderData: answerBeforeSwitch,
    },
    // `callApi` itself delays a write while offline.
    mutations: { retry: false, networkMode: 'always' },
  },
})
