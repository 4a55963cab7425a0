import { hrefOf, readHref, safeRedirect } from '@fareeq/domain/navigation/hrefs.ts'
import type { StaffMember } from '@fareeq/domain/staff/schema.ts'
import { useSyncExternalStore } from 'react'
import { matchPath, pathTo } from '../../../../paths.ts'
import { queryClient } from '../../../../platform/calls/query-client.ts'
import { navigate } from '../../../../platform/navigation/navigate.ts'
import { session } from '../../../../platform/session/session.ts'
import { type StorageValues, storage } from '../../../../platform/session/storage.ts'
import { type TypedText, typedTexts } from './typed-texts.ts'

const listeners = new Set<() => void>()
let current: StorageValues['staff'] | null = storage.get('staff') ?? null
/** In memory only: what was typed when the session ended under it. */
let leftTexts: readonly TypedText[] | null = null

function refresh() {
  current = storage.get('staff') ?? null
  for (const listener of listeners) listener()
}

// A member's logout clears the tab's storage, staff included.
session.subscribe(() => {
  if (current && !storage.get('staff')) refresh()
})

/** Staff session, in session storage of this tab. */
export const staffSession = {
  get: () => current,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** State changes after the navigation, so that the login page does not flash. */
  async signIn({ access_token, staff }: { access_token: string; staff: StaffMember }, redirect: string | undefined) {
    storage.set('staff', { token: access_token, member: staff })
    leftTexts = null
    // A session that expired leaves its answers, and another colleague may read less.
    queryClient.removeQueries({ queryKey: ['staff'] })
    await navigate(afterStaffLogin(redirect), { replace: true })
    refresh()
  },
  /** Updates the member from a newer answer, e.g. the roles. Returns whether it differs. */
  setMember(member: StaffMember): boolean {
    if (!current || JSON.stringify(current.member) === JSON.stringify(member)) return false
    storage.set('staff', { token: current.token, member })
    refresh()
    return true
  },
  /** Null unless the session ended while a page was open. */
  leftTexts: () => leftTexts,
  async end() {
    storage.remove('staff')
    await navigate(pathTo('opsLogin'), { replace: true })
    refresh()
  },
  /** On a 401; a late answer for an earlier token is ignored. */
  expire(token: string | undefined) {
    // Concurrent 401s: only the first redirects.
    if (!current || current.token !== token || !storage.get('staff')) return
    storage.remove('staff')
    leftTexts = typedTexts()
    const here = hrefOf(readHref(location.pathname + location.search))
    void navigate(pathTo('opsLogin', {}, { redirect: here }), { replace: true }).then(refresh)
  },
}

/** Redirect after login: the wanted page, if it is one of staff. */
function afterStaffLogin(redirect: string | undefined): string {
  const target = safeRedirect(redirect)
  const match = target && matchPath(readHref(target).pathname)
  return match && match.route.access === 'staff' ? target : pathTo('ops')
}

export const useStaff = (): StaffMember | null =>
  useSyncExternalStore(
    staffSession.subscribe,
    () => current,
    () => null,
  )?.member ?? null
