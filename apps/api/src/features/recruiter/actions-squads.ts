import type { CostBasis } from '@fareeq/domain/costs/schema.ts'
import { usd } from '@fareeq/domain/kernel/money.ts'
import { MAX_REPLACEMENTS, type SquadAim } from '@fareeq/domain/recruiter/limits.ts'
import { namedRoles, seatsIn } from '@fareeq/domain/recruiter/rules-dialogue.ts'
import { inDollars, scopeOf } from '@fareeq/domain/recruiter/rules-money.ts'
import { criteriaFor, filterFor, weeksUntil } from '@fareeq/domain/recruiter/rules-search.ts'
import { levelCosts, middleOf, squadCost } from '@fareeq/domain/recruiter/rules-squads.ts'
import type { NeededRole, Requirement } from '@fareeq/domain/recruiter/schema-requirement.ts'
import type { PeopleSearch, StoredSquad, StoredSquads } from '@fareeq/domain/recruiter/schema-stored.ts'
import { SENIORITIES, fullYears, seniorityOf } from '@fareeq/domain/talents/rules.ts'
import { bestByBucket } from '../../engines/matching-index/best-by-bucket.ts'
import { type Obstacles, composeSquads, replacementsFor } from '../../engines/squad-composer/compose.ts'
import { type SeatGroup, type Squad, type SquadLimits, squadOf } from '../../engines/squad-composer/squad.ts'
import type { RequestContext } from '../../platform/context.ts'
import { payBands } from '../costs/actions.ts'
import { buyerRow } from '../invoices/queries-billing.ts'
import { organisationOf } from '../organisations/queries.ts'
import { type People, type Reader, indexFilter } from './actions-people.ts'

/** What a month costs this reader: their country and the rates of today, the bands of the market. */
export async function costBasis({ db, platform, viewer, now }: RequestContext): Promise<CostBasis> {
  const { fee_percent, wht_rate, vat_rate, sar_rate } = platform.policies.at(now)
  const buyer = viewer.kind === 'client' ? await buyerRow(db, await organisationOf(db, viewer.userId)) : undefined
  return { country: buyer?.country ?? null, fee_percent, wht_rate, vat_rate, sar_rate, bands: await payBands(db, now) }
}

export const searchFor = (requirement: Requirement, role: NeededRole, { zone, now }: Reader): PeopleSearch => ({
  filter: filterFor(requirement, role, now),
  criteria: criteriaFor(requirement, role),
  zone: requirement.zone ?? zone,
})

type Market = {
  readonly groups: SeatGroup[]
  readonly searches: Record<string, PeopleSearch>
  readonly limits: SquadLimits
  readonly noRate: boolean
}

/** Everybody who may take a seat, what a month of each level costs, and what the team must keep to. */
async function marketOf(
  ctx: RequestContext,
  reader: Reader,
  requirement: Requirement,
  basis: CostBasis,
): Promise<Market> {
  const { platform, now } = ctx
  const seats = seatsIn(requirement)
  const searches: Record<string, PeopleSearch> = {}
  const groups: SeatGroup[] = []
  const { team, noRate } = teamBudget(requirement, basis)
  for (const role of namedRoles(requirement)) {
    const id = role.role!
    const search = searchFor(requirement, role, reader)
    searches[id] = search
    const count = role.count ?? 1
    const query = {
      ...search,
      filter: indexFilter(search.filter),
      audience: reader.matching,
      clientZone: search.zone,
      now,
      perBucket: count,
    }
    const entries = await platform.scheduler.runInSlices(bestByBucket(reader.index, query))
    const affordable = levelsWithin(role, requirement, basis, seats)
    groups.push({
      role: id,
      count,
      candidates: entries
        .filter(({ level }) => affordable(level))
        .map(({ rank, ...entry }) => ({ ...entry, score: rank })),
      costs: levelCosts(id, basis).map((cost) => cost && middleOf(cost)),
    })
  }
  const { hours, start } = requirement
  const weeks = start ? weeksUntil(start, now) : null
  return {
    groups,
    searches,
    noRate,
    limits: { budget: team, sharedHours: hours && hours > 0 ? hours : null, maxWeeks: weeks },
  }
}

/** Cents a month for all; a sum for the whole work is divided by its months. */
function teamBudget(
  { budget, duration, ...requirement }: Requirement,
  basis: CostBasis,
): { team: number | null; noRate: boolean } {
  if (!budget) return { team: null, noRate: false }
  const scope = scopeOf(budget, seatsIn({ ...requirement, budget, duration }))
  const dollars = inDollars(budget, basis)
  if (dollars === null) return { team: null, noRate: true }
  if (scope === 'team') return { team: usd(dollars), noRate: false }
  return { team: scope === 'project' && duration ? usd(dollars / duration) : null, noRate: false }
}

/** A budget for each person leaves out the levels that the market asks more for. */
function levelsWithin(
  role: NeededRole,
  requirement: Requirement,
  basis: CostBasis,
  seats: number,
): (level: number) => boolean {
  const budget = role.budget ?? requirement.budget
  if (!budget || scopeOf(budget, seats) !== 'person') return () => true
  const dollars = inDollars(budget, basis)
  if (dollars === null) return () => true
  return (level) => {
    const band = basis.bands.find((pay) => pay.role === role.role && pay.seniorities.includes(SENIORITIES[level]!))
    return band === undefined || band.from <= dollars
  }
}

export type ComposedSquads = {
  readonly squads: StoredSquads
  readonly obstacles: Obstacles | null
  readonly noRate: boolean
}

/** Up to three teams from the people there are. */
export async function composeFor(
  ctx: RequestContext,
  reader: Reader,
  requirement: Requirement,
): Promise<ComposedSquads> {
  const basis = await costBasis(ctx)
  const { groups, searches, limits, noRate } = await marketOf(ctx, reader, requirement, basis)
  const { proposals, obstacles } = composeSquads(groups, limits)
  const saved = proposals.map(({ aims, squad }) => storedSquad(groups, squad, { aims, limits, basis }))
  return { squads: { proposals: saved, searches }, obstacles, noRate }
}

type SquadContext = { readonly aims: readonly SquadAim[]; readonly limits: SquadLimits; readonly basis: CostBasis }

function storedSquad(groups: readonly SeatGroup[], squad: Squad, { aims, limits, basis }: SquadContext): StoredSquad {
  const seats = squad.seats.map(({ group, candidate }) => ({ role: groups[group]!.role, id: candidate.id }))
  const levels = squad.seats.map(({ group, candidate }) => ({
    role: groups[group]!.role,
    seniority: SENIORITIES[candidate.level]!,
  }))
  const cost = squadCost(levels, basis)
  return {
    aims,
    seats,
    cost: cost && { low: cost.low, high: cost.high },
    unpriced: cost?.unpriced ?? seats.length,
    weeks: squad.weeks,
    wantedWeeks: limits.maxWeeks,
    budget: limits.budget,
    substitutes: squad.seats.map((_, at) => replacementsFor(groups, squad, at, limits, MAX_REPLACEMENTS).length),
  }
}

/** A team that was composed before, with the people of today; null where one of its members can no longer be found. */
function restored(
  groups: readonly SeatGroup[],
  { seats }: StoredSquad,
  people: People,
  reader: Reader,
  searches: Readonly<Record<string, PeopleSearch>>,
): Squad | null {
  const ahead = (zone: string | null, clock: string | null) =>
    reader.index.zones.aheadOf(zone, reader.now)[reader.index.zones.idOf(clock)] ?? null
  const places = seats.map(({ role, id }) => {
    const row = people.get(id)
    const group = groups.findIndex((candidate) => candidate.role === role)
    if (!row || group === -1) return null
    const level = SENIORITIES.indexOf(seniorityOf(fullYears(row.months)))
    return {
      group,
      candidate: { id, score: 0, weeks: row.weeks, ahead: ahead(searches[role]?.zone ?? null, row.timezone), level },
    }
  })
  const filled = places.filter((place) => place !== null)
  return filled.length === seats.length ? squadOf(groups, filled) : null
}

/** Others for one seat of a team, within the same terms. */
export async function replacementsIn(
  ctx: RequestContext,
  reader: Reader,
  requirement: Requirement,
  squads: StoredSquads,
  place: { proposal: number; seat: number },
  people: People,
): Promise<string[]> {
  const basis = await costBasis(ctx)
  const { groups, limits } = await marketOf(ctx, reader, requirement, basis)
  const saved = squads.proposals[place.proposal]
  const squad = saved && restored(groups, saved, people, reader, squads.searches)
  if (!squad) return []
  return replacementsFor(groups, squad, place.seat, limits, MAX_REPLACEMENTS).map(({ id }) => id)
}

/** The team with somebody else in one seat. */
export async function withReplacement(
  ctx: RequestContext,
  reader: Reader,
  requirement: Requirement,
  squads: StoredSquads,
  { proposal, seat, id }: { proposal: number; seat: number; id: string },
  people: People,
): Promise<StoredSquads | null> {
  const saved = squads.proposals[proposal]
  if (!saved?.seats[seat] || !people.has(id) || saved.seats.some((other) => other.id === id)) return null
  const basis = await costBasis(ctx)
  const { groups, limits } = await marketOf(ctx, reader, requirement, basis)
  const seats = saved.seats.map((place, at) => (at === seat ? { ...place, id } : place))
  const squad = restored(groups, { ...saved, seats }, people, reader, squads.searches)
  if (!squad) return null
  // What a team was the best at is no longer proved of another one.
  const changed = storedSquad(groups, squad, { aims: [], limits, basis })
  return { ...squads, proposals: squads.proposals.map((other, at) => (at === proposal ? changed : other)) }
}
