import { DAY, HOUR, after } from '../kernel/time/time.ts'
import { inactiveBecause } from '../talents/profile/rules-standing.ts'
import type { Profile } from '../talents/schema-profile.ts'

export const SHARE = {
  /** How long a shared link works (D-12). */
  days: 14,
} as const

export const shareEnds = (now: Date): Date => after(now, SHARE.days * DAY)

/** Deduplication: repeated views within this time count once. */
export const VIEW_DEDUPLICATION = HOUR

/** How many similar profiles are offered in place of a hidden one. */
export const MAX_SIMILAR = 3

/** Why somebody may see a profile. */
export type Ground = 'nomination' | 'matching' | 'shared_link'

export type Nominated = 'standing' | 'over' | null
type ViewFacts = { live: boolean; nominated: Nominated; finished: boolean }
export type ViewDecision =
  | { kind: 'shown'; ground: Ground }
  /** There is such a profile, but nothing of it can be seen; similar ones are offered instead. */
  | { kind: 'unavailable' }
  | { kind: 'expired' }
  | { kind: 'refused' }

/**
 * Access of a client to a profile (§10): to nominated talents, and to live ones once the request is complete.
 * A nomination that time has ended closes the profile, also where it could be found otherwise (D-68).
 */
export function forClient({ live, nominated, finished }: ViewFacts): ViewDecision {
  if (nominated === 'standing') return { kind: 'shown', ground: 'nomination' }
  if (nominated === 'over') return { kind: 'expired' }
  if (!finished) return { kind: 'refused' }
  return live ? { kind: 'shown', ground: 'matching' } : { kind: 'unavailable' }
}

/** A visitor with a valid link sees the profile as long as there is something to see. */
export const forLink = ({ live, nominated }: Pick<ViewFacts, 'live' | 'nominated'>): ViewDecision =>
  live || nominated === 'standing' ? { kind: 'shown', ground: 'shared_link' } : { kind: 'unavailable' }

/**
 * What of a profile's results is read (§10): by the company the talent is nominated to, and with its link. A profile that
 * was only found, and a link to such a one, open none.
 */
export function forReport(verdict: ViewDecision, nominated: Nominated): ViewDecision {
  if (verdict.kind === 'expired') return verdict
  return verdict.kind === 'shown' && nominated === 'standing' ? verdict : { kind: 'refused' }
}

/** Live, or why not; what colleagues look for most comes first. */
export const TALENT_STATES = ['live', 'phone', 'unavailable', 'terms', 'application', 'banned'] as const
export type TalentState = (typeof TALENT_STATES)[number]
export const isNominatable = (state: TalentState): boolean => state === 'live'
export const talentState = (profile: Profile): TalentState => inactiveBecause(profile) ?? 'live'
