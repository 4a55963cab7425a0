export const COMPANY_LENGTH = 120

export type EmailOwner = { type: 1 | 2 } | null
export type EmailVerdict = 'ok' | 'email_not_business' | 'email_registered' | 'email_of_talent'

/**
 * May this address open an account of this type? A client's must be a business one, and never a talent's. That it is a
 * talent's is said only to whoever has proved that it is theirs: an employer could test the addresses of its people.
 */
export function emailVerdict(type: 1 | 2, owner: EmailOwner, isBusiness: boolean, isProved: boolean): EmailVerdict {
  if (owner && isProved) return type === 2 && owner.type === 1 ? 'email_of_talent' : 'email_registered'
  // Before the owner: a free mailbox with an account could only be a talent's.
  if (type === 2 && !isBusiness) return 'email_not_business'
  return owner ? 'email_registered' : 'ok'
}

/** `in_competition` is set where the address of the page says so. */
export const inCompetition = (url: string): boolean => url.includes('code-challenge')

/**
 * Enumeration protection: how often a browser and a network may learn that an address has an account. An office has twenty at
 * first, and five more an hour.
 */
export const ENUMERATION = {
  browser: { count: 10, seconds: 3600 },
  network: { first: 20, count: 5, seconds: 3600 },
} as const
