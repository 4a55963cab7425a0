import { paymentsCalls as calls } from '@fareeq/domain/payments/calls.ts'
import { POLLING } from '@fareeq/domain/payments/limits.ts'
import type { ClientPayment } from '@fareeq/domain/payments/schema.ts'
import { awaitsProvider } from '@fareeq/domain/payments/states.ts'
import { queryOptions } from '@tanstack/react-query'
import { pathTo } from '../../paths.ts'
import { isCallFailure } from '../../platform/calls/call-failure.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { navigate } from '../../platform/navigation/navigate.ts'

async function read(id: string, signal: AbortSignal): Promise<ClientPayment> {
  return (await with401Handling(callApi(calls.read, { params: { id } }, { signal, quiet: true }))).data
}

/** Return without payment: asks the provider to expire its page; if that fails, the state stays as it is. */
async function cancel(id: string, signal: AbortSignal): Promise<ClientPayment> {
  try {
    return (await with401Handling(callApi(calls.cancel, { params: { id } }, { signal, quiet: true }))).data
  } catch (error) {
    if (isCallFailure(error) && error.status === 503) return read(id, signal)
    throw error
  }
}

/** `payment.changed` invalidates by the first element. Polls a while, because a live event may be lost (D-83). */
export function paymentQuery(id: string, isCanceled: boolean) {
  const queryKey = ['payments', id] as const
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => {
      const isFirst = queryClient.getQueryData(queryKey) === undefined
      return isCanceled && isFirst ? cancel(id, signal) : read(id, signal)
    },
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && awaitsProvider(data.state) && dataUpdateCount <= POLLING.times ? POLLING.every : false,
  })
}

/** Leaves for the page of the provider, one for all of these; where nothing is open, for the page that says so. */
export async function payInvoices(invoice_ids: string[]): Promise<void> {
  const return_url = location.origin + pathTo('paymentResult')
  try {
    const { data } = await with401Handling(
      callApi(calls.paySeveral, { body: { invoice_ids, return_url } }, callerHandlesFailure),
    )
    location.assign(data.redirect_url)
  } catch (error) {
    if (!isCallFailure(error) || error.code !== 'nothing_to_pay') throw error
    for (const queryKey of [['invoices'], ['counters']]) void queryClient.invalidateQueries({ queryKey })
    await navigate(pathTo('paymentResult'))
  }
}
