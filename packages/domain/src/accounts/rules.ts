export type EmailOwner = { type: 1 | 2 } | null
export type EmailVerdict = 'ok' | 'email_not_business' | 'email_registered' | 'email_of_talent'

/** May this address open an account of this type? A client's must be a business one, and never a talent's. */
export function emailVerdict(type: 1 | 2, owner: EmailOwner, isBusiness: boolean): EmailVerdict {
  if (owner) return type === 2 && owner.type === 1 ? 'email_of_talent' : 'email_registered'
  return type === 2 && !isBusiness ? 'email_not_business' : 'ok'
}

/** `in_competition` is set where the address of the page says so. */
export const inCompetition = (url: string): boolean => url.includes('code-challenge')

/** Enumeration protection: how often an hour a browser and a network may learn that an address has an account. */
export const ENUMERATION = { browser: { count: 10, seconds: 3600 }, network: { count: 30, seconds: 3600 } } as const
