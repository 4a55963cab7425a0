import { privacyRequestsCalls as calls } from '@fareeq/domain/privacy-requests/calls.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Privacy } from '@fareeq/domain/privacy-requests/schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { cacheWhole } from '../../platform/calls/cache-answer.ts'
import { callApi } from '../../platform/calls/call-api.ts'
import { download } from '../../platform/calls/download.ts'
import { session } from '../../platform/session/session.ts'

const key = () => ['privacy', session.get().user?.id] as const

export const privacyQuery = () =>
  queryOptions({
    queryKey: key(),
    queryFn: async ({ signal }) => (await callApi(calls.privacy, {}, { signal })).data,
  })

const cachePrivacy = (privacy: Privacy) => cacheWhole(key(), privacy)

export const requestClosing = async (): Promise<void> => cachePrivacy((await callApi(calls.requestClosing, {})).data)
export const cancelClosing = async (): Promise<void> => cachePrivacy((await callApi(calls.cancelClosing, {})).data)

/** Everything we hold, for programs or on paper. */
export const takeData = (format: 'json' | 'pdf', lang: Lang) =>
  download(calls.exportData, { query: { format, lang } }, `fareeq-${new Date().toISOString().slice(0, 10)}.${format}`)
