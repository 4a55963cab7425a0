import { type Consent, CONSENT_SECONDS, readConsent } from '@fareeq/domain/tracking/rules-consent.ts'

/** The part of the browser API that consent uses. */
export type ConsentPage = { cookie: string; secure: boolean; privacyControl: boolean }

/** A cookie, because logout empties the storage (D-14). Where cookies are forbidden the answer holds for this page. */
export function createConsent(page: () => ConsentPage) {
  const listeners = new Set<() => void>()
  let current: Consent | undefined

  function read(): Consent {
    const { cookie, privacyControl } = page()
    return readConsent(/(?:^|;\s*)consent=(\w+)/.exec(cookie)?.[1], privacyControl)
  }
  function change(consent: Consent, text: string, maxAge: number) {
    const doc = page()
    doc.cookie = `consent=${text}; Path=/; Max-Age=${maxAge}; SameSite=Lax${doc.secure ? '; Secure' : ''}`
    current = consent
    for (const listener of listeners) listener()
  }

  return {
    get: (): Consent => (current ??= read()),
    set: (answer: 'granted' | 'denied') => change(answer, answer, CONSENT_SECONDS),
    /** Opens the question again. */
    ask: () => change('unknown', '', 0),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
export type ConsentKeeper = ReturnType<typeof createConsent>

export const consent = createConsent(() => ({
  get cookie() {
    return document.cookie
  },
  set cookie(text) {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store is asynchronous, and not everywhere
    document.cookie = text
  },
  secure: location.protocol === 'https:',
  privacyControl: (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
}))
