import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { composeSquads, keepsTo, replacementsFor } from './compose.ts'
import { type Seat, type SeatCandidate, type SeatGroup, type Squad, type SquadLimits, squadOf } from './squad.ts'

// Model-based test: the composer against all teams there are.

const candidate = fc.record({
  score: fc.integer({ min: 0, max: 30 }),
  weeks: fc.constantFrom(0, 1, 2, 4, 8),
  ahead: fc.constantFrom(null, -300, -120, -60, 0, 0, 30, 60, 120, 345, 600),
  level: fc.integer({ min: 0, max: 2 }),
})
const group = fc.record({
  count: fc.integer({ min: 1, max: 2 }),
  people: fc.array(candidate, { minLength: 0, maxLength: 6 }),
  costs: fc.tuple(...[1, 2, 3].map(() => fc.option(fc.integer({ min: 1, max: 9 }), { freq: 5 }))),
})
const cases = fc.record({
  groups: fc.array(group, { minLength: 1, maxLength: 3 }),
  limits: fc.record({
    budget: fc.option(fc.integer({ min: 1, max: 30 })),
    sharedHours: fc.option(fc.integer({ min: 1, max: 9 })),
    maxWeeks: fc.option(fc.constantFrom(0, 1, 2, 4)),
  }),
})

const groupsOf = (
  groups: readonly { count: number; people: readonly Omit<SeatCandidate, 'id'>[]; costs: readonly (number | null)[] }[],
): SeatGroup[] =>
  groups.map(({ count, people, costs }, at) => ({
    role: `role ${at}`,
    count,
    costs,
    candidates: people.map((person, n) => ({ ...person, id: `${at}-${n}` })),
  }))

function* choose<T>(list: readonly T[], count: number): Generator<T[]> {
  if (count === 0) return yield []
  for (const [at, first] of list.entries())
    for (const rest of choose(list.slice(at + 1), count - 1)) yield [first, ...rest]
}

function allSquads(groups: readonly SeatGroup[], limits: SquadLimits): Squad[] {
  let teams: Seat[][] = [[]]
  for (const [group, { candidates, count }] of groups.entries())
    teams = teams.flatMap((team) =>
      [...choose(candidates, count)].map((people) => [...team, ...people.map((candidate) => ({ group, candidate }))]),
    )
  return teams.map((seats) => squadOf(groups, seats)).filter((squad) => keepsTo(budgeted(squad), limits))
}
/** A level without a price does not count against the budget. */
const budgeted = (squad: Squad): Squad => ({ ...squad, cost: squad.cost ?? 0 })

describe('a team is composed as if all teams had been tried', () => {
  test('in 500 small cases: the soonest, the cheapest and the strongest, and none where there is none', () => {
    fc.assert(
      fc.property(cases, ({ groups: drafts, limits }) => {
        const groups = groupsOf(drafts)
        const every = allSquads(groups, limits)
        const { proposals, obstacles } = composeSquads(groups, limits)
        expect(proposals.length === 0).toBe(every.length === 0)
        expect(obstacles === null).toBe(every.length > 0)
        for (const { squad, aims } of proposals) {
          expect(keepsTo(budgeted(squad), limits)).toBe(true)
          expect(new Set(squad.seats.map(({ candidate }) => candidate.id)).size).toBe(squad.seats.length)
          if (aims.includes('stronger')) expect(squad.score).toBe(Math.max(...every.map(({ score }) => score)))
          if (aims.includes('sooner')) expect(squad.weeks).toBe(Math.min(...every.map(({ weeks }) => weeks)))
          if (aims.includes('cheaper')) expect(squad.cost ?? 0).toBe(Math.min(...every.map(({ cost }) => cost ?? 0)))
        }
        expect(proposals.length).toBeLessThanOrEqual(3)
      }),
      { numRuns: 500 },
    )
  })

  test('where there is none, it says what would be possible', () => {
    const people = [2, 4].map((weeks, n) => ({ id: `${n}`, score: 10, weeks, ahead: -240, level: 0 }))
    const groups: SeatGroup[] = [{ role: 'backend', count: 2, candidates: people, costs: [500] }]
    const limits = { budget: 800, sharedHours: null, maxWeeks: null }
    expect(composeSquads(groups, limits).obstacles).toMatchObject({ shortages: [], minCost: 1000 })
    expect(composeSquads(groups, { ...limits, budget: null, maxWeeks: 2 }).obstacles).toMatchObject({ minWeeks: 4 })
    expect(composeSquads(groups, { ...limits, budget: null, sharedHours: 6 }).obstacles).toMatchObject({
      maxSharedHours: 5,
    })
    expect(composeSquads([{ ...groups[0]!, count: 3 }], { ...limits, budget: null }).obstacles).toMatchObject({
      shortages: [{ role: 'backend', needed: 3, available: 2 }],
    })
  })

  test('whoever takes somebody’s place keeps the team within its limits', () => {
    fc.assert(
      fc.property(cases, ({ groups: drafts, limits }) => {
        const groups = groupsOf(drafts)
        for (const { squad } of composeSquads(groups, limits).proposals) {
          const others = replacementsFor(groups, squad, 0, limits, 3)
          for (const other of others) {
            const seats = squad.seats.map((seat, at) => (at === 0 ? { ...seat, candidate: other } : seat))
            expect(keepsTo(squadOf(groups, seats), limits)).toBe(true)
            expect(squad.seats.some(({ candidate }) => candidate.id === other.id)).toBe(false)
          }
        }
      }),
      { numRuns: 200 },
    )
  })
})
