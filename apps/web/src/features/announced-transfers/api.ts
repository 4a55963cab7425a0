import { announcedTransfersCalls as calls } from '@fareeq/domain/announced-transfers/calls.ts'
import type { HowToPay } from '@fareeq/domain/announced-transfers/schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { cacheWhole } from '../../platform/calls/cache-answer.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { session } from '../../platform/session/session.ts'

/** `invoice.changed` and `payment.changed` invalidate by the first element. */
export const howToPayQuery = () =>
  queryOptions({
    queryKey: ['invoices', 'how-to-pay', session.get().user?.id],
    queryFn: async ({ signal }): Promise<HowToPay> =>
      (await with401Handling(callApi(calls.read, {}, { signal, quiet: true }))).data,
  })

async function cachePayment(work: Promise<{ data: HowToPay }>): Promise<HowToPay> {
  const { data } = await with401Handling(work)
  await cacheWhole(howToPayQuery().queryKey, data)
  void queryClient.invalidateQueries({ queryKey: ['invoices', 'list'] })
  return data
}
export const announceTransfer = (invoice_ids: string[], day: string) =>
  cachePayment(callApi(calls.announce, { body: { invoice_ids, day } }, callerHandlesFailure))
export const withdrawTransfer = (id: string) =>
  cachePayment(callApi(calls.withdraw, { params: { id } }, callerHandlesFailure))
