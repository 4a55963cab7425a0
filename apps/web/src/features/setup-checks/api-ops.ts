import { setupChecksCalls as calls } from '@fareeq/domain/setup-checks/calls.ts'
import type { TestedService } from '@fareeq/domain/setup-checks/limits.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { changing, signedIn } from '../staff/api.ts'

export const setupChecksQuery = () =>
  queryOptions({
    queryKey: ['staff', 'setup-checks'],
    queryFn: async ({ signal }) => (await signedIn(callApi(calls.list, {}, { signal, quiet: true }))).data,
  })

/** Tries a service for real; `phone` is where a text message goes. */
export const testService = async (service: TestedService, phone?: string) => {
  const body = phone === undefined ? {} : { phone }
  return (await changing('setup-checks', callApi(calls.test, { params: { service }, body }, callerHandlesFailure))).data
}

export const confirmPolicies = () => changing('setup-checks', callApi(calls.confirmPolicies, {}, callerHandlesFailure))
