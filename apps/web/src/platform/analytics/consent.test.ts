import { expect, test, vi } from 'vitest'
import { createConsent } from './consent.ts'

/** A cookie jar like the browser's: writing adds one cookie, reading returns all. */
function jar(cookies: Record<string, string> = {}, { forbidden = false, privacyControl = false } = {}) {
  const writes: string[] = []
  const page = {
    get cookie() {
      return Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; ')
    },
    set cookie(text: string) {
      writes.push(text)
      const [name = '', value = ''] = text.split(';')[0]?.split('=') ?? []
      if (!forbidden) cookies[name] = value
    },
    secure: true,
    privacyControl,
  }
  return { page, written: writes }
}

test('an answer is kept in the cookie for half a year, and everybody who listens is told', () => {
  const { page, written } = jar({ lang: 'ar' })
  const consent = createConsent(() => page)
  const listener = vi.fn()
  const stop = consent.subscribe(listener)
  expect(consent.get()).toBe('unknown')
  consent.set('granted')
  expect(written).toEqual(['consent=granted; Path=/; Max-Age=15552000; SameSite=Lax; Secure'])
  expect(createConsent(() => page).get()).toBe('granted')
  consent.ask()
  expect([consent.get(), createConsent(() => page).get()]).toEqual(['unknown', 'unknown'])
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  consent.set('denied')
  expect([consent.get(), listener.mock.calls.length]).toEqual(['denied', 2])
})

test('where cookies are forbidden the answer holds for the page', () => {
  const consent = createConsent(() => jar({}, { forbidden: true }).page)
  consent.set('denied')
  expect(consent.get()).toBe('denied')
})

test('a browser that says no for its owner is believed', () => {
  expect(createConsent(() => jar({}, { privacyControl: true }).page).get()).toBe('denied')
  expect(createConsent(() => jar({ consent: 'maybe' }).page).get()).toBe('unknown')
})
