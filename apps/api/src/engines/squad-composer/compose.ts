import {
  type Aim,
  AIMS,
  type Seat,
  type SeatCandidate,
  type SeatGroup,
  type Squad,
  type SquadLimits,
  squadOf,
} from './squad.ts'

/** People of one group that keep to the limits, by level, the best first. */
type Levels = readonly (readonly SeatCandidate[])[]

/** Which people are looked at: so soon, and with clocks within so many minutes to either side. */
type Span = { readonly weeks: number; readonly east: number; readonly west: number }

const NO_SPAN: Span = { weeks: Infinity, east: Infinity, west: Infinity }
const WORKING_MINUTES = 9 * 60

const byScore = (a: SeatCandidate, b: SeatCandidate): number =>
  b.score - a.score || a.weeks - b.weeks || (a.id < b.id ? -1 : 1)

const isWithin = ({ weeks, ahead }: SeatCandidate, span: Span): boolean =>
  weeks <= span.weeks && (ahead === null ? span.east === Infinity : ahead <= span.east && -ahead <= span.west)

/** At most as many of a level as there are seats: of equal price only the best count. */
function levelsIn({ count, candidates, costs }: SeatGroup, span: Span): Levels {
  const levels: SeatCandidate[][] = costs.map(() => [])
  for (const candidate of candidates) if (isWithin(candidate, span)) levels[candidate.level]?.push(candidate)
  return levels.map((level) => level.toSorted(byScore).slice(0, count))
}

/** A team so far: seats, what they cost, what they are worth. */
type PartialTeam = { readonly cost: number; readonly score: number; readonly seats: readonly Seat[] }

/** How many of each level take the seats of a group, with every way that is not worse and dearer than another. */
function optionsOf(group: number, { count, costs }: SeatGroup, levels: Levels): PartialTeam[] {
  let options: PartialTeam[] = [{ cost: 0, score: 0, seats: [] }]
  for (const [level, people] of levels.entries()) {
    options = options.flatMap((option) => {
      const more: PartialTeam[] = [option]
      let { cost, score } = option
      const seats = [...option.seats]
      for (const candidate of people) {
        if (seats.length === count) break
        cost += costs[level] ?? 0
        score += candidate.score
        seats.push({ group, candidate })
        more.push({ cost, score, seats: [...seats] })
      }
      return more
    })
  }
  return undominated(options.filter(({ seats }) => seats.length === count))
}

/** Pareto front: the cheaper first, each worth more than the one before. */
function undominated(options: readonly PartialTeam[]): PartialTeam[] {
  const front: PartialTeam[] = []
  for (const option of options.toSorted((a, b) => a.cost - b.cost || b.score - a.score)) {
    const last = front.at(-1)
    if (!last || option.score > last.score) front.push(option)
  }
  return front
}

/** All teams that no other beats in both price and worth, within the budget. */
function frontOf(groups: readonly SeatGroup[], span: Span, budget: number | null): PartialTeam[] {
  let front: PartialTeam[] = [{ cost: 0, score: 0, seats: [] }]
  for (const [at, group] of groups.entries()) {
    const options = optionsOf(at, group, levelsIn(group, span))
    const joined = front.flatMap((team) =>
      options.flatMap((option) => {
        const cost = team.cost + option.cost
        return budget !== null && cost > budget
          ? []
          : [{ cost, score: team.score + option.score, seats: [...team.seats, ...option.seats] }]
      }),
    )
    front = undominated(joined)
    if (front.length === 0) return []
  }
  return front
}

/** How far clocks may lie to the east while the rest of the spread is left for the west; every way that differs. */
function spansOf(groups: readonly SeatGroup[], { sharedHours, maxWeeks }: SquadLimits): Span[] {
  const weeks = maxWeeks ?? Infinity
  if (sharedHours === null) return [{ ...NO_SPAN, weeks }]
  const spread = WORKING_MINUTES - sharedHours * 60
  if (spread < 0) return []
  const clocks = groups.flatMap(({ candidates }) => candidates.flatMap(({ ahead }) => ahead ?? []))
  const easts = new Set([0, ...clocks.filter((ahead) => ahead > 0 && ahead <= spread)])
  return [...easts].map((east) => ({ weeks, east, west: spread - east }))
}

/** The moments at which one more person could begin. */
const weeksIn = (groups: readonly SeatGroup[], max: number): number[] =>
  [...new Set(groups.flatMap(({ candidates }) => candidates.map(({ weeks }) => weeks)))]
    .filter((weeks) => weeks <= max)
    .toSorted((a, b) => a - b)

const isSame = (one: Squad, other: Squad): boolean =>
  new Set([...one.seats, ...other.seats].map(({ candidate }) => candidate.id)).size === one.seats.length

const best = (squads: readonly Squad[], isBetter: (squad: Squad, other: Squad) => boolean): Squad | null =>
  squads.reduce<Squad | null>((leader, squad) => (leader && !isBetter(squad, leader) ? leader : squad), null)

/** Compared by numbers, the first that differs decides. */
const isLess = (one: readonly number[], other: readonly number[]): boolean => {
  for (const [at, value] of one.entries()) if (value !== other[at]) return value < other[at]!
  return false
}

const ORDERS: Readonly<Record<Aim, (squad: Squad) => readonly number[]>> = {
  sooner: ({ weeks, score, cost }) => [weeks, -score, cost ?? 0],
  cheaper: ({ cost, score, weeks }) => [cost ?? 0, -score, weeks],
  stronger: ({ score, weeks, cost }) => [-score, weeks, cost ?? 0],
}

export type Proposal = { readonly aims: readonly Aim[]; readonly squad: Squad }
export type Shortage = { readonly role: string; readonly needed: number; readonly available: number }
/** Why there is no team, and what would be possible instead; null where that is not the reason. */
export type Obstacles = {
  readonly shortages: readonly Shortage[]
  readonly minCost: number | null
  readonly minWeeks: number | null
  readonly maxSharedHours: number | null
}
export type Composition = { readonly proposals: readonly Proposal[]; readonly obstacles: Obstacles | null }

/**
 * Up to three teams that differ: who begins first, who costs least, who fits best. Exact: of one role, level and moment only
 * the best people can be in a team, so the ways to fill the seats are few, and of two partial teams one that is dearer and
 * worth less is dropped (Pareto front).
 */
export function composeSquads(groups: readonly SeatGroup[], limits: SquadLimits): Composition {
  const spans = spansOf(groups, limits)
  const teams = (span: Span) => frontOf(groups, span, limits.budget).map(({ seats }) => squadOf(groups, seats))
  const all = spans.flatMap(teams)
  if (all.length === 0) return { proposals: [], obstacles: obstaclesOf(groups, limits) }
  const pick = (squads: readonly Squad[], aim: Aim) =>
    best(squads, (one, other) => isLess(ORDERS[aim](one), ORDERS[aim](other)))
  const soonest = weeksIn(groups, limits.maxWeeks ?? Infinity).reduce<Squad[]>(
    (squads, weeks) => (squads.length > 0 ? squads : spans.flatMap((span) => teams({ ...span, weeks }))),
    [],
  )
  const choices: Record<Aim, Squad | null> = {
    stronger: pick(all, 'stronger'),
    cheaper: all.some(({ cost }) => cost !== null) ? pick(all, 'cheaper') : null,
    sooner: pick(soonest, 'sooner'),
  }
  return { proposals: differing(choices), obstacles: null }
}

/** One that is the best at several things is proposed once; what is no better than the strongest is no aim. */
function differing(choices: Readonly<Record<Aim, Squad | null>>): Proposal[] {
  const proposals: { aims: Aim[]; squad: Squad }[] = []
  for (const aim of AIMS.toReversed()) {
    const squad = choices[aim]
    if (!squad) continue
    const same = proposals.find((proposal) => isSame(proposal.squad, squad) || !isWorth(aim, squad, proposal.squad))
    if (same) same.aims.push(aim)
    else proposals.push({ aims: [aim], squad })
  }
  return proposals
}

/** Whether a team is really better at what it is proposed for. */
const isWorth = (aim: Aim, squad: Squad, other: Squad): boolean => {
  const [value = 0] = ORDERS[aim](squad)
  const [before = 0] = ORDERS[aim](other)
  return value < before
}

function obstaclesOf(groups: readonly SeatGroup[], limits: SquadLimits): Obstacles {
  const without = (changes: Partial<SquadLimits>) => {
    const relaxed = { ...limits, ...changes }
    return spansOf(groups, relaxed).flatMap((span) =>
      frontOf(groups, span, relaxed.budget).map(({ seats }) => squadOf(groups, seats)),
    )
  }
  const shortages = groups.flatMap(({ role, count, candidates }) =>
    candidates.length < count ? [{ role, needed: count, available: candidates.length }] : [],
  )
  const minOf = (values: readonly number[]) => (values.length > 0 ? Math.min(...values) : null)
  const anyBudget = limits.budget === null ? [] : without({ budget: null })
  const anyTime =
    limits.maxWeeks === null ? [] : weeksIn(groups, Infinity).filter((maxWeeks) => without({ maxWeeks }).length > 0)
  const hours =
    limits.sharedHours === null
      ? []
      : hoursBelow(limits.sharedHours).filter((sharedHours) => without({ sharedHours }).length > 0)
  return {
    shortages,
    minCost: minOf(anyBudget.flatMap(({ cost }) => cost ?? [])),
    minWeeks: minOf(anyTime),
    maxSharedHours: hours.length > 0 ? Math.max(...hours) : null,
  }
}
const hoursBelow = (hours: number): number[] =>
  Array.from({ length: Math.ceil(hours) }, (_, at) => at).filter((value) => value < hours)

/** Others for one seat of a team with which it keeps to the limits, the best first. */
export function replacementsFor(
  groups: readonly SeatGroup[],
  squad: Squad,
  at: number,
  limits: SquadLimits,
  max: number,
): SeatCandidate[] {
  const { group } = squad.seats[at]!
  const members = new Set(squad.seats.map(({ candidate }) => candidate.id))
  return groups[group]!.candidates.filter((candidate) => {
    if (members.has(candidate.id)) return false
    const seats = squad.seats.map((seat, index) => (index === at ? { group, candidate } : seat))
    return keepsTo(squadOf(groups, seats), limits)
  })
    .toSorted(byScore)
    .slice(0, max)
}

export const keepsTo = ({ cost, weeks, sharedHours }: Squad, limits: SquadLimits): boolean =>
  (limits.budget === null || cost === null || cost <= limits.budget) &&
  (limits.maxWeeks === null || weeks <= limits.maxWeeks) &&
  (limits.sharedHours === null || (sharedHours !== null && sharedHours >= limits.sharedHours))
