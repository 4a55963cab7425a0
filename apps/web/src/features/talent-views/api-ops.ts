import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { talentsOpsCalls as calls } from '@fareeq/domain/talent-views/calls.ts'
import type { talentsOpsContract as contract } from '@fareeq/domain/talent-views/contract-ops.ts'
import { queryOptions } from '@tanstack/react-query'
import { staffList } from '../staff/api-lists.ts'
import { callApi } from '../../platform/calls/call-api.ts'
import { signedIn } from '../staff/api.ts'

export type TalentFilter = Pick<
  NonNullable<InputOf<typeof contract.find>['query']>,
  'q' | 'role_id' | 'country' | 'state'
>

/** Cache key with the language, because answers have names. */
export const talentsQuery = (filter: TalentFilter, lang: Lang) =>
  staffList(['staff', 'talents', filter, lang], (cursor, options) =>
    callApi(calls.find, { query: { ...filter, cursor } }, options),
  )

export const talentQuery = (id: string, lang: Lang) =>
  queryOptions({
    queryKey: ['staff', 'talents', 'one', id, lang],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.read, { params: { id } }, { signal, quiet: true }))).data,
  })
