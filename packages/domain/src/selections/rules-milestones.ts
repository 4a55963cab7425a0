import { DAY, MINUTE, after } from '../kernel/time/time.ts'

/** What a new talent is written about, each once, in the order of their way. */
export const MILESTONES = ['welcome', 'phone', 'application', 'verified'] as const
export type Milestone = (typeof MILESTONES)[number]

/** A person who is still at it is not interrupted; what is long past is no news. */
const DELAY_MINUTES = 10
const MAX_AGE_DAYS = 14

/** Older moments are not looked at. */
export const milestonesSince = (now: Date): Date => after(now, -MAX_AGE_DAYS * DAY)

export type MilestoneFacts = {
  /** When each was reached; null: not yet. */
  readonly reached: Readonly<Record<Milestone, Date | null>>
  /** When each was written about. */
  readonly mailed: Readonly<Partial<Record<Milestone, Date>>>
}

/**
 * The furthest milestone that was reached and not written about. One mail says it all: what was reached before an
 * earlier mail about something further is not told afterwards.
 */
export function milestoneToMail({ reached, mailed }: MilestoneFacts, now: Date): Milestone | null {
  const furthest = MILESTONES.findLast((milestone) => reached[milestone] !== null && !mailed[milestone])
  const at = furthest && reached[furthest]
  if (!at || at <= milestonesSince(now) || at > after(now, -DELAY_MINUTES * MINUTE)) return null
  const further = MILESTONES.slice(MILESTONES.indexOf(furthest) + 1)
  return further.some((milestone) => (mailed[milestone]?.getTime() ?? 0) >= at.getTime()) ? null : furthest
}
