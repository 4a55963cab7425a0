import { privacyRequestsContract as contract } from '@fareeq/domain/privacy-requests/contract.ts'
import type { Privacy } from '@fareeq/domain/privacy-requests/schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { queryClient } from '../../platform/query-client.ts'
import { session } from '../../platform/session.ts'

const key = () => ['privacy', session.get().user?.id] as const

export const privacyQuery = () =>
  queryOptions({
    queryKey: key(),
    queryFn: async ({ signal }) => (await call(contract.privacy, {}, { signal })).data,
  })

const keepPrivacy = (privacy: Privacy) => void queryClient.setQueryData(key(), privacy)

export const requestClosing = async (): Promise<void> => keepPrivacy((await call(contract.requestClosing, {})).data)
export const keepAccount = async (): Promise<void> => keepPrivacy((await call(contract.cancelClosing, {})).data)

/** Everything we hold, as the text of a file. */
export async function exportData(): Promise<string> {
  const data: unknown = await call(contract.exportData, {})
  return JSON.stringify(data, null, 2)
}
