import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { pairsCalls as calls } from '@fareeq/domain/talent-imports/calls.ts'
import type { pairsContract as contract } from '@fareeq/domain/talent-imports/contract-pairs.ts'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call, callerHandlesFailure } from '../../platform/calls/call.ts'
import { cursorPages } from '../../platform/calls/cursor-pages.ts'
import { changing, signedIn } from '../staff/api.ts'

/** Cache key with the language, because skills have names. */
export const pairsQuery = (lang: Lang) =>
  infiniteQueryOptions({
    queryKey: ['staff', 'pipeline', 'pairs', lang],
    ...cursorPages,
    queryFn: ({ signal, pageParam: cursor }) =>
      signedIn(call(calls.list, { query: { cursor } }, { signal, quiet: true })),
    placeholderData: keepPreviousData,
  })

type Both = { imported: string; other: string }
export const mergePair = (params: Both, body: InputOf<typeof contract.merge>['body']) =>
  changing('pipeline', call(calls.merge, { params, body }, callerHandlesFailure))
export const dismissPair = (params: Both) => changing('pipeline', call(calls.dismiss, { params }, callerHandlesFailure))
