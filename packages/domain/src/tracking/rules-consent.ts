/** Consent to analytics; `unknown` until the visitor answers. */
export type Consent = 'granted' | 'denied' | 'unknown'

/** How long an answer is remembered, in seconds: after half a year one asks again. */
export const CONSENT_SECONDS = 180 * 24 * 60 * 60

/** The browser's own "do not share" (Global Privacy Control) is a no, until the person says otherwise here. */
export function readConsent(remembered: string | undefined, privacyControl = false): Consent {
  if (remembered === 'granted' || remembered === 'denied') return remembered
  return privacyControl ? 'denied' : 'unknown'
}

export type Permission = {
  /** Page views of one browser may be linked by a session id. */
  session: boolean
  /** Click ids are sent with a page view; they can lead an advertiser to a person. */
  clickIds: boolean
  /** Attribution is stored in the browser. It leaves it only with a sign-up form. */
  touches: boolean
  /** Google Analytics, Hotjar: their scripts are loaded. */
  vendors: boolean
}

/**
 * Without consent our own counting goes on, but counts pages, not people: no session, no click id, no vendors. After a
 * refusal no attribution is stored either.
 */
export const PERMISSION: Readonly<Record<Consent, Permission>> = {
  granted: { session: true, clickIds: true, touches: true, vendors: true },
  unknown: { session: false, clickIds: false, touches: true, vendors: false },
  denied: { session: false, clickIds: false, touches: false, vendors: false },
}

/** Polling for Hotjar's script, which loads late: so many tries, then never (D-92). */
export const IDENTIFY = { tries: 20, pause: 500 } as const
