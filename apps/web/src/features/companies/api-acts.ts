import { companyActsCalls as calls } from '@fareeq/domain/companies/calls.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { pathTo } from '../../paths.ts'
import { call, callerHandlesFailure } from '../../platform/calls/call.ts'
import { session } from '../../platform/session/session.ts'
import { signedIn } from '../staff/api.ts'
import { enterImpersonation } from '../staff/api-impersonations.ts'

/** The tab becomes the company's, until the colleague ends it or the time is over. */
export async function beginActing(id: string, user_id: string, reason: string): Promise<void> {
  const { data } = await signedIn(
    call(calls.begin, { params: { id }, body: { user_id, reason } }, callerHandlesFailure),
  )
  enterImpersonation(data, pathTo('clientHome'), true)
}

export const companyActsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['company-acts', session.get().user?.id],
    queryFn: ({ pageParam, signal }) => call(calls.list, { query: { before: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ data, meta }) => (meta.more ? data.at(-1)?.id : undefined),
  })

/** Of any company, for colleagues. */
export const actsOfCompanyQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['staff', 'companies', 'acts', id],
    queryFn: ({ pageParam, signal }) =>
      signedIn(call(calls.ofCompany, { params: { id }, query: { before: pageParam } }, { signal, quiet: true })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ data, meta }) => (meta.more ? data.at(-1)?.id : undefined),
  })

/** Quiet: a home without this card is better than one with an error. */
export const ownManagerQuery = () =>
  queryOptions({
    queryKey: ['company-manager', session.get().user?.id],
    queryFn: async ({ signal }) => (await call(calls.manager, {}, { signal, quiet: true })).data,
  })
