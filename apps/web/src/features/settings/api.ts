import { DEFAULT_DIGITS, type Digits, type Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { settingsCalls as calls } from '@fareeq/domain/settings/calls.ts'
import type { OpenSession, Settings } from '@fareeq/domain/settings/schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { cacheWhole } from '../../platform/calls/cache-answer.ts'
import { callApi } from '../../platform/calls/call-api.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { session } from '../../platform/session/session.ts'

const me = () => session.get().user?.id

export const settingsQuery = () =>
  queryOptions({
    queryKey: ['settings', me()],
    queryFn: async ({ signal }) => (await callApi(calls.settings, {}, { signal })).data,
  })

/** Optimistic update; rolled back on failure. */
export async function saveLetterLanguage(lang: Lang): Promise<void> {
  const queryKey = ['settings', me()]
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<Settings>(queryKey, (now) => now && { ...now, lang })
  try {
    await callApi(calls.saveSettings, { body: { lang } }, { key: 'letter-language' })
  } finally {
    void queryClient.invalidateQueries({ queryKey })
  }
}

/** Updates the stored user, so that the next page renders with these digits at once. */
const writeIn = (digits: Digits) => {
  const { user } = session.get()
  if (user) session.setUser({ ...user, digits })
}

/** Optimistic update of all screens; rolled back on failure. */
export async function saveDigits(digits: Digits): Promise<void> {
  const before = session.get().user?.digits ?? DEFAULT_DIGITS
  writeIn(digits)
  try {
    await callApi(calls.saveSettings, { body: { digits } }, { key: 'digits' })
  } catch (error) {
    writeIn(before)
    throw error
  }
}

export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['sessions', me()],
    queryFn: async ({ signal }) => (await callApi(calls.sessions, {}, { signal })).data,
  })

const cacheSessions = (sessions: OpenSession[]) => cacheWhole(['sessions', me()], sessions)

export const endSession = async (id: string): Promise<void> =>
  cacheSessions((await callApi(calls.endSession, { params: { id } })).data)
export const endOtherSessions = async (): Promise<void> =>
  cacheSessions((await callApi(calls.endOtherSessions, {})).data)
