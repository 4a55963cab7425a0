import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { pairsCalls as calls } from '@fareeq/domain/talent-imports/calls.ts'
import type { pairsContract as contract } from '@fareeq/domain/talent-imports/contract-pairs.ts'

import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { staffList } from '../staff/api-lists.ts'
import { changing } from '../staff/api.ts'

/** Cache key with the language, because skills have names. */
export const pairsQuery = (lang: Lang) =>
  staffList(['staff', 'pipeline', 'pairs', lang], (cursor, options) =>
    callApi(calls.list, { query: { cursor } }, options),
  )

type Both = { imported: string; other: string }
export const mergePair = (params: Both, body: InputOf<typeof contract.merge>['body']) =>
  changing('pipeline', callApi(calls.merge, { params, body }, callerHandlesFailure))
export const dismissPair = (params: Both) =>
  changing('pipeline', callApi(calls.dismiss, { params }, callerHandlesFailure))
