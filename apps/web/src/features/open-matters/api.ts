import { openMattersCalls as calls, openMattersOpsCalls as ops } from '@fareeq/domain/open-matters/calls.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../platform/calls/call-api.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { session } from '../../platform/session/session.ts'
import { signedIn } from '../staff/api.ts'

/** Read anew each time: anything may have changed it. */
const keyOf = (whose: string, lang: Lang) => ['open-matters', session.get().user?.id, whose, lang] as const
const ALWAYS = { staleTime: 0, gcTime: 0 } as const

export const ownOpenMattersQuery = (lang: Lang) =>
  queryOptions({
    queryKey: keyOf('own', lang),
    queryFn: async ({ signal }) => (await with401Handling(callApi(calls.own, {}, { signal, quiet: true }))).data,
    ...ALWAYS,
  })

export const openMattersOfColleagueQuery = (id: string, lang: Lang) =>
  queryOptions({
    queryKey: keyOf(id, lang),
    queryFn: async ({ signal }) =>
      (await with401Handling(callApi(calls.ofColleague, { params: { id } }, { signal, quiet: true }))).data,
    ...ALWAYS,
  })

export const openMattersOfPersonQuery = (id: string, lang: Lang) =>
  queryOptions({
    queryKey: ['staff', ...keyOf(id, lang)],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(ops.ofPerson, { params: { id } }, { signal, quiet: true }))).data,
    ...ALWAYS,
  })
