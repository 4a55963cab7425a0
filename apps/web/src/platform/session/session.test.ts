import type { User } from '@fareeq/domain/accounts/schema.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSession } from './session.ts'
import { createStorage } from './storage.ts'

const user: User = {
  id: '018f0000-0000-7000-8000-000000000001',
  email: 'a@b.co',
  type: 2,
  step: 7,
  timezone: null,
  isVerified: false,
  from_workable: false,
  role: null,
  first_name: 'Layla',
  last_name: 'H',
  phone: null,
  country: 'SA',
}
const login = { access_token: 'abc', user }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function fresh() {
  const storage = createStorage(null, null)
  return { storage, session: createSession(storage) }
}

test('a sign-in keeps token, user, step and phone verification, and a client stops at step 6', () => {
  const { storage, session } = fresh()
  session.signIn(login)
  expect(session.get()).toEqual({ token: 'abc', user, step: 6, otpVerified: false })
  expect([storage.get('token'), storage.get('user'), storage.get('step')]).toEqual(['abc', user, 6])
  session.setUser({ ...user, type: 1, step: 8, isVerified: true })
  expect(session.get()).toMatchObject({ step: 8, otpVerified: true })
})

test('logout writes step 1 after 20 ms, not before: S-025 K-027', () => {
  const { storage, session } = fresh()
  session.signIn(login)
  session.end()
  expect([session.get().token, session.get().user, storage.get('step')]).toEqual([null, null, undefined])
  vi.advanceTimersByTime(19)
  expect(storage.get('step')).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect([storage.get('step'), session.get().step]).toEqual([1, 1])
})

test('a login within the 20 ms keeps its own step: S-025', () => {
  const { storage, session } = fresh()
  session.signIn(login)
  session.end()
  vi.advanceTimersByTime(10)
  session.signIn({ ...login, user: { ...user, step: 5 } })
  vi.advanceTimersByTime(100)
  expect([storage.get('step'), session.get().step]).toEqual([5, 5])
})

test('whoever leaves is on the way out until somebody comes in', () => {
  const { session } = fresh()
  session.signIn(login)
  expect(session.isSigningOut()).toBe(false)
  session.startSignOut()
  session.end()
  expect(session.isSigningOut()).toBe(true)
  session.signIn(login)
  expect(session.isSigningOut()).toBe(false)
})

test('clearing auth removes the person and keeps the preferences', () => {
  const { storage, session } = fresh()
  storage.set('lang', 'en')
  storage.set('utm', { utm_source: 'x' })
  session.signIn(login)
  session.clearAuth()
  expect(['token', 'user', 'step', 'otpVerified'].map((key) => storage.get(key as 'token'))).toEqual(
    Array(4).fill(undefined),
  )
  expect([storage.get('lang'), storage.get('utm')]).toEqual(['en', { utm_source: 'x' }])
})

test('what another tab does is noticed, and listeners are told once per change', () => {
  const { storage, session } = fresh()
  const listener = vi.fn()
  const stop = session.subscribe(listener)
  storage.set('token', 'from-elsewhere')
  session.changedElsewhere('utm')
  expect(session.get().token).toBeNull()
  session.changedElsewhere('token')
  expect(session.get().token).toBe('from-elsewhere')
  storage.remove('token')
  session.changedElsewhere(null)
  expect(session.get().token).toBeNull()
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  session.signIn(login)
  expect(listener).toHaveBeenCalledTimes(2)
})

test('a verified phone shows at once on the session and on the user', () => {
  const { session } = fresh()
  session.signIn(login)
  session.setOtpVerified(true)
  expect([session.get().otpVerified, session.get().user?.isVerified]).toEqual([true, true])
})
