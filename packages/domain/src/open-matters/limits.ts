/**
 * Who leaves: a talent, a member of a company where colleagues stay, a member whom an owner lets go, or the last member, with
 * whom the company closes.
 */
export const LEAVERS = ['talent', 'member', 'removed', 'company'] as const
export type Leaver = (typeof LEAVERS)[number]

/**
 * What becomes of something that is open: the account stays open for it, it ends and the other side is told, a colleague takes it
 * over, it stays as it is with the company, or it goes with the account.
 */
export const OUTCOMES = ['waits', 'ends', 'passes', 'stays', 'goes'] as const
export type Outcome = (typeof OUTCOMES)[number]

type Facts = Readonly<Record<Leaver, Outcome | null>>
/** What can be open, and what becomes of it by who leaves; null where it cannot be theirs. */
export const OPEN_MATTERS = {
  /** Work that is done by it, with what is open within it: days off, a renewal, notice, a buyout. */
  contract: { talent: 'waits', member: 'passes', removed: 'passes', company: 'waits' },
  payout: { talent: 'waits', member: null, removed: null, company: null },
  invoice: { talent: null, member: 'stays', removed: 'stays', company: 'waits' },
  unsigned_contract: { talent: 'ends', member: 'passes', removed: 'passes', company: 'ends' },
  offer: { talent: 'ends', member: 'passes', removed: 'passes', company: 'ends' },
  interview: { talent: 'ends', member: 'passes', removed: 'passes', company: 'ends' },
  /** With us. */
  meeting: { talent: 'ends', member: 'ends', removed: 'stays', company: 'ends' },
  nomination: { talent: 'goes', member: 'passes', removed: 'passes', company: 'ends' },
  request: { talent: null, member: 'passes', removed: 'passes', company: 'goes' },
  /** To colleagues who have not answered. */
  invitation: { talent: null, member: 'goes', removed: 'stays', company: 'goes' },
  /** Of friends, whose bonus is not earned yet. */
  referral: { talent: 'goes', member: null, removed: null, company: null },
  ticket: { talent: 'goes', member: 'goes', removed: 'stays', company: 'goes' },
} as const satisfies Readonly<Record<string, Facts>>
export type OpenMatterKind = keyof typeof OPEN_MATTERS
export const OPEN_MATTER_KINDS = Object.keys(OPEN_MATTERS) as [OpenMatterKind, ...OpenMatterKind[]]

/** As many of a kind are named; the rest are counted. */
export const MAX_NAMED = 5
