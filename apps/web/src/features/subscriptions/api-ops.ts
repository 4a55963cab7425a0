import { subscriptionsOpsCalls as calls } from '@fareeq/domain/subscriptions/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../platform/calls/call-api.ts'
import { signedIn } from '../staff/api.ts'

export const newsletterQuery = () =>
  queryOptions({
    queryKey: ['staff', 'newsletter'],
    queryFn: async ({ signal }) => (await signedIn(callApi(calls.newsletter, {}, { signal, quiet: true }))).data,
    staleTime: 0,
  })
