import type { User } from '@fareeq/domain/accounts/schema.ts'
import {
  DEFAULT_STEP,
  STEP_AFTER_LOGOUT,
  STEP_AFTER_LOGOUT_DELAY,
  storedClientStep,
  storedTalentStep,
} from '@fareeq/domain/kernel/steps.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { useSyncExternalStore } from 'react'
import { writeCookie } from '../document/cookie.ts'
import { type BrowserStorage, type StoredKey, storage } from './storage.ts'

export type SessionUser = User

/** Session state in the browser. The server authorises everything that matters (D-15). */
export type Session = {
  readonly token: string | null
  readonly user: User | null
  readonly step: number
  /** Display only. */
  readonly otpVerified: boolean
}

const SIGNED_OUT: Session = { token: null, user: null, step: DEFAULT_STEP, otpVerified: false }
const SESSION_KEYS: readonly string[] = ['token', 'user', 'step', 'otpVerified'] satisfies StoredKey[]

const stepFor = (user: Pick<User, 'type'> | null, step: number) =>
  user?.type === 2 ? storedClientStep(step) : storedTalentStep(step)

export function createSession(storage: BrowserStorage) {
  const listeners = new Set<() => void>()
  let afterLogout: ReturnType<typeof setTimeout> | undefined
  let isSigningOut = false

  function read(): Session {
    const user = storage.get('user') ?? null
    const step = stepFor(user, storage.get('step') ?? DEFAULT_STEP)
    return { token: storage.get('token') ?? null, user, step, otpVerified: storage.get('otpVerified') ?? false }
  }
  let current = read()

  function refresh() {
    current = read()
    for (const listener of listeners) listener()
  }
  /** Read-only impersonation is over: this tab is the browser's own session again. */
  function leaveImpersonation() {
    storage.endImpersonation()
    refresh()
  }
  /** Marker cookie: the server cannot see who is signed in, and with it leaves `/` to the app (D-115). */
  function markHome(user: Pick<User, 'type'> | null) {
    if (storage.get('impersonation')) return
    if (user?.type === TALENT) writeCookie('home', 'talent')
    else writeCookie('home', '', 0)
  }
  function saveUser(user: User) {
    markHome(user)
    storage.set('user', user)
    storage.set('step', stepFor(user, user.step))
    storage.set('otpVerified', user.isVerified)
  }

  if (current.user) markHome(current.user)

  return {
    get: (): Session => current,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** A login within the 20 ms after a logout keeps its own step (D-16). */
    signIn({ access_token, user }: { access_token: string; user: User }) {
      clearTimeout(afterLogout)
      isSigningOut = false
      storage.set('token', access_token)
      saveUser(user)
      refresh()
    },
    /** Updates the same person from a newer answer. */
    setUser(user: User) {
      saveUser(user)
      refresh()
    },
    setStep(step: number) {
      storage.set('step', stepFor(current.user, step))
      refresh()
    },
    setOtpVerified(verified: boolean) {
      storage.set('otpVerified', verified)
      if (current.user) storage.set('user', { ...current.user, isVerified: verified })
      refresh()
    },
    /** Marks the sign-out before the call: refusals meanwhile are ignored. */
    startSignOut() {
      isSigningOut = true
    },
    isSigningOut: (): boolean => isSigningOut,
    /** On a 401: removes the person, not the preferences. */
    clearAuth() {
      if (storage.get('impersonation')) return leaveImpersonation()
      for (const key of SESSION_KEYS) storage.remove(key as StoredKey)
      markHome(null)
      storage.remove('activeProject')
      refresh()
    },
    /** Logout: clears everything but the language and the CRO flag; step 1 is written 20 ms later. */
    end() {
      if (storage.get('impersonation')) return leaveImpersonation()
      storage.clearAtLogout()
      markHome(null)
      refresh()
      clearTimeout(afterLogout)
      afterLogout = setTimeout(() => {
        storage.set('step', STEP_AFTER_LOGOUT)
        refresh()
      }, STEP_AFTER_LOGOUT_DELAY)
    },
    /** Storage event: another tab signed in or out; `key` is null when it cleared everything. */
    changedElsewhere(key: string | null) {
      if (key === null || SESSION_KEYS.includes(key)) refresh()
    },
  }
}

export const session = createSession(storage)

if (typeof window !== 'undefined') window.addEventListener('storage', (event) => session.changedElsewhere(event.key))

/** Server snapshot: signed out, so that prerendered pages hydrate without a mismatch. */
export const useSession = (): Session => useSyncExternalStore(session.subscribe, session.get, () => SIGNED_OUT)
