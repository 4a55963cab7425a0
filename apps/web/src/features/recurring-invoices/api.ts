import { clientRecurringCalls as calls } from '@fareeq/domain/recurring-invoices/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../platform/calls/call-api.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { session } from '../../platform/session/session.ts'

/** `invoice.changed` invalidates by the first element. */
export const clientRecurringQuery = () =>
  queryOptions({
    queryKey: ['invoices', 'recurring', session.get().user?.id],
    queryFn: async ({ signal }) => (await with401Handling(callApi(calls.list, {}, { signal, quiet: true }))).data,
  })
