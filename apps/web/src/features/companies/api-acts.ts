import { companyActsCalls as calls } from '@fareeq/domain/companies/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { pathTo } from '../../paths.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { logQuery } from '../../platform/calls/list-query.ts'
import { session } from '../../platform/session/session.ts'
import { signedIn } from '../staff/api.ts'
import { enterImpersonation } from '../staff/api-impersonations.ts'

/** The tab becomes the company's, until the colleague ends it or the time is over. */
export async function beginActing(id: string, user_id: string, reason: string): Promise<void> {
  const { data } = await signedIn(
    callApi(calls.begin, { params: { id }, body: { user_id, reason } }, callerHandlesFailure),
  )
  enterImpersonation(data, pathTo('clientHome'), true)
}

export const companyActsQuery = () =>
  logQuery(['company-acts', session.get().user?.id], (before, { signal }) =>
    callApi(calls.list, { query: { before } }, { signal }),
  )

/** Of any company, for colleagues. */
export const actsOfCompanyQuery = (id: string) =>
  logQuery(['staff', 'companies', 'acts', id], (before, options) =>
    signedIn(callApi(calls.ofCompany, { params: { id }, query: { before } }, options)),
  )

/** Quiet: a home without this card is better than one with an error. */
export const ownManagerQuery = () =>
  queryOptions({
    queryKey: ['company-manager', session.get().user?.id],
    queryFn: async ({ signal }) => (await callApi(calls.manager, {}, { signal, quiet: true })).data,
  })
