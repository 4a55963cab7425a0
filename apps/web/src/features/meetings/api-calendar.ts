import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { ownCalendarCalls as calls } from '@fareeq/domain/meetings/calls.ts'
import type { ownCalendarContract as contract } from '@fareeq/domain/meetings/contract-calendar.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../platform/calls/call-api.ts'
import { signedIn } from '../staff/api.ts'

export const ownCalendarQuery = (query: InputOf<typeof contract.read>['query'], lang: Lang) =>
  queryOptions({
    queryKey: ['staff', 'meetings', 'own', query, lang],
    queryFn: async ({ signal }) => (await signedIn(callApi(calls.read, { query }, { signal, quiet: true }))).data,
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })
