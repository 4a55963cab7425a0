import { expect, test } from 'vitest'
import { type SquadStanding, costOf, seatsOf, squadCost } from './rules-squad.ts'

const person = (standing: SquadStanding, salary: number | null = null) => ({ standing, salary })

test.each([
  ['nobody yet', 2, [], { chosen: 0, open: 2, missing: 2 }],
  ['one hired, one nominated', 2, ['hired', 'reserved'], { chosen: 1, open: 1, missing: 0 }],
  ['three nominated for one seat', 1, ['reserved', 'reserved', 'in_interview'], { chosen: 0, open: 1, missing: 0 }],
  ['more accepted than asked for', 1, ['accepted', 'accepted'], { chosen: 2, open: 0, missing: 0 }],
] as const)('seats of a role: %s', (_, seats, standings, expected) => {
  const people = standings.map((standing) => person(standing))
  expect(seatsOf({ seats, people })).toEqual({ seats, ...expected })
})

test('of those nominated only as many are counted as there are open seats, from the cheapest to the dearest', () => {
  const people = [
    person('hired', 2000),
    person('reserved', 1800),
    person('reserved', 2600),
    person('in_interview', 2200),
  ]
  expect(costOf({ seats: 2, budget: 2300, people })).toEqual({
    budget: 4600,
    chosen: 2000,
    min: 3800,
    max: 4600,
    unknown: 0,
  })
})

test('with all seats taken whoever is still nominated costs nothing', () => {
  const people = [person('accepted', 2000), person('reserved', 9000)]
  expect(costOf({ seats: 1, budget: null, people })).toMatchObject({ budget: null, min: 2000, max: 2000 })
})

test('a salary that is not known is in no sum, and is counted', () => {
  expect(costOf({ seats: 2, budget: 2000, people: [person('hired'), person('reserved', 1500)] })).toMatchObject({
    chosen: 0,
    max: 1500,
    unknown: 1,
  })
})

test('the whole squad is counted, and held against its budget where every role has one', () => {
  const roles = [
    { seats: 1, budget: 2000, people: [person('hired', 1900)] },
    { seats: 2, budget: 1500, people: [person('reserved', 1700)] },
    { seats: 1, budget: null, people: [person('hired', 8000)] },
  ]
  expect(squadCost(roles.slice(0, 2))).toEqual({ budget: 5000, chosen: 1900, min: 3600, max: 3600, unknown: 0 })
  // With a role without a budget everybody is still counted, and the sum is compared with none.
  expect(squadCost(roles)).toEqual({ budget: null, chosen: 9900, min: 11_600, max: 11_600, unknown: 0 })
})
