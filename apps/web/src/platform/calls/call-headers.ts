import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { CLIENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { storage } from '../session/storage.ts'

type HeaderValues = { lang: Lang; sessionId: string; token?: string | undefined }

/** Headers of every call (D-34). */
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

/** The active project of a signed-in client, sent with every call (D-35). */
export const activeProjectId = (): string | undefined =>
  storage.get('token') && storage.get('user')?.type === CLIENT ? storage.get('activeProject') : undefined

/** Joined with exactly one slash (D-99). */
export const joinUrl = (base: string, path: string): string => `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`

export const BASE_URL: string = import.meta.env?.VITE_API_URL ?? ''
