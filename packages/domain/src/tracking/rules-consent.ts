/** What a visitor has said about being measured; `unknown` until they say something. */
export type Consent = 'granted' | 'denied' | 'unknown'

/** How long an answer is remembered, in seconds: after half a year one asks again. */
export const CONSENT_SECONDS = 180 * 24 * 60 * 60

/** The browser's own "do not share" (Global Privacy Control) is a no, until the person says otherwise here. */
export function readConsent(remembered: string | undefined, privacyControl = false): Consent {
  if (remembered === 'granted' || remembered === 'denied') return remembered
  return privacyControl ? 'denied' : 'unknown'
}

export type Permission = {
  /** Page views of one browser may be told to belong together. */
  session: boolean
  /** The ids of a click travel with a page view; they can lead an advertiser to a person. */
  clickIds: boolean
  /** Where one came from is kept in the browser. It leaves it only with a sign-up form the person sends. */
  touches: boolean
  /** Google Analytics, Hotjar: their scripts are loaded. */
  vendors: boolean
}

/**
 * Without a yes our own counting goes on, but it counts pages and not people: no session, no click id, and nobody else
 * hears of it. After a no nothing about the arrival is kept either.
 */
export const PERMISSION: Readonly<Record<Consent, Permission>> = {
  granted: { session: true, clickIds: true, touches: true, vendors: true },
  unknown: { session: false, clickIds: false, touches: true, vendors: false },
  denied: { session: false, clickIds: false, touches: false, vendors: false },
}

/** Hotjar's script comes when it comes: who is here is told to it again and again, then never (D-92). */
export const IDENTIFY = { tries: 20, pause: 500 } as const
