/** Somebody who may take a seat: what a team is composed by, and nothing else of the person. */
export type SeatCandidate = {
  readonly id: string
  /** Rank of the match; the higher the better. */
  readonly score: number
  /** Until they can begin. */
  readonly weeks: number
  /** Minutes their clock is ahead of the company's, between -720 and 720; null where it is not known. */
  readonly ahead: number | null
  /** Index into `costs` of the group. */
  readonly level: number
}

/** Seats of one role. Groups share no candidates. */
export type SeatGroup = {
  readonly role: string
  readonly count: number
  readonly candidates: readonly SeatCandidate[]
  /** A month of one person by level, in cents; null where the market has no number for it. */
  readonly costs: readonly (number | null)[]
}

/** What every team must keep to; null is no limit. */
export type SquadLimits = {
  /** Cents a month for all. */
  readonly budget: number | null
  /** Hours a day in which the company and all members work, one or more. */
  readonly sharedHours: number | null
  readonly maxWeeks: number | null
}

export type Seat = { readonly group: number; readonly candidate: SeatCandidate }

export type Squad = {
  readonly seats: readonly Seat[]
  readonly score: number
  /** Until the last one can begin. */
  readonly weeks: number
  /** Of the seats that have a price; null where none has. */
  readonly cost: number | null
  readonly unpriced: number
  /** Null where a clock is not known. */
  readonly sharedHours: number | null
}

/** What a team is the best at. */
export const AIMS = ['sooner', 'cheaper', 'stronger'] as const
export type Aim = (typeof AIMS)[number]

const WORKING_MINUTES = 9 * 60

/** Hours in which the company and all of them work: nine less how far the clocks lie apart; null where one is not known. */
export function sharedHours(aheads: readonly (number | null)[]): number | null {
  const clocks = aheads.filter((ahead) => ahead !== null)
  if (clocks.length < aheads.length) return null
  const east = Math.max(0, ...clocks)
  const west = Math.max(0, ...clocks.map((ahead) => -ahead))
  return Math.max(0, WORKING_MINUTES - east - west) / 60
}

export function squadOf(groups: readonly SeatGroup[], seats: readonly Seat[]): Squad {
  const costs = seats.map(({ group, candidate }) => groups[group]!.costs[candidate.level] ?? null)
  const priced = costs.filter((cost) => cost !== null)
  return {
    seats,
    score: seats.reduce((sum, { candidate }) => sum + candidate.score, 0),
    weeks: Math.max(0, ...seats.map(({ candidate }) => candidate.weeks)),
    cost: priced.length > 0 ? priced.reduce((sum, cost) => sum + cost, 0) : null,
    unpriced: costs.length - priced.length,
    sharedHours: sharedHours(seats.map(({ candidate }) => candidate.ahead)),
  }
}
