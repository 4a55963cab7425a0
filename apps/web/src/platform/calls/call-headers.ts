import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { CLIENT } from '@fareeq/domain/kernel/user-types.ts'
import { storage } from '../session/storage.ts'

type HeaderValues = { lang: Lang; sessionId: string; token?: string | undefined }

/** What every call carries (D-34), whoever makes it. */
export function callHeaders({ lang, sessionId, token }: HeaderValues): Headers {
  const headers = new Headers({
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    'Accept-Language': lang,
    'X-Session-Id': sessionId,
  })
  if (token) headers.set('Authorization', `Bearer ${token}`)
  return headers
}

/** The request a signed-in client works on, which every call of theirs names (D-35). */
export const activeProjectId = (): string | undefined =>
  storage.get('token') && storage.get('user')?.type === CLIENT ? storage.get('activeProject') : undefined

/** With or without slashes on either side, the two meet in exactly one (D-99). */
export const joinUrl = (base: string, path: string): string => `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`

export const BASE_URL: string = import.meta.env?.VITE_API_URL ?? ''
