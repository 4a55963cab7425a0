// Model-based test: days off within a contract, asked for, answered and lapsed, by both sides and the clock at once.
import { clientEndingsContract as endings } from '@fareeq/domain/contracts/contract-endings.ts'
import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { clientTimeOffContract as clients, talentTimeOffContract as talents } from '@fareeq/domain/time-off/contract.ts'
import { cutAt, daysTaken, faultOf, hasBegun, leaveBalance, leaveDays } from '@fareeq/domain/time-off/rules.ts'
import {
  type TimeOffEvent,
  type TimeOffState,
  isStanding,
  isWaiting,
  timeOffLife,
} from '@fareeq/domain/time-off/states.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Deal, running } from '../../testing/contracts.ts'
import { snapshotStory } from '../../testing/story.ts'
import { WALK_TIME, expectWalk } from '../../testing/walk.ts'
import { followTimeOff } from './actions-clock.ts'

const MONTHS = 6
let deal: Deal & { id: string }
let [start, end] = ['', '']
const story = await snapshotStory(async (story) => {
  deal = await running(story, MONTHS)
})

type Saved = { kind: 'paid' | 'unpaid'; first_day: string; last_day: string; days: number; state: TimeOffState }
type Facts = { requests: Saved[]; early_end: string | null }
type Answer = Exclude<TimeOffEvent, 'lapse'>
type Move =
  | { name: 'ask'; kind: 'paid' | 'unpaid'; ahead: number; length: number }
  | { name: Answer; pick: number }
  | { name: 'night' | 'end' }
const answer = fc.constantFrom<Answer>('agree', 'decline', 'withdraw')
const newRequest = fc.record({
  name: fc.constant('ask' as const),
  kind: fc.constantFrom('paid' as const, 'unpaid' as const),
  ahead: fc.integer({ min: 0, max: 20 }),
  length: fc.integer({ min: -1, max: 12 }),
})
const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 4, arbitrary: newRequest },
  { weight: 4, arbitrary: fc.record({ name: answer, pick: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.constant({ name: 'night' as const }) },
  { weight: 1, arbitrary: fc.constant({ name: 'end' as const }) },
)

const daysOf = ({ ahead, length }: Extract<Move, { name: 'ask' }>, today: string) => {
  const first_day = daysAfter(today, ahead)
  return { first_day, last_day: daysAfter(first_day, length) }
}
const LAST_DAY_IN = 30
const byDay = (requests: readonly Saved[]) =>
  requests.toSorted(
    (one, other) => one.first_day.localeCompare(other.first_day) || text(one).localeCompare(text(other)),
  )
const text = (one: Saved) => JSON.stringify(one)

/** Requests are told apart by their days; of those that are over, several may have the same. */
const rows = () =>
  story.db.rows<Saved & { id: string }>(sql`
    select id, kind, first_day::text, last_day::text, days, state from time_off order by first_day, id`)
const pickOf = (facts: Facts, pick: number) => facts.requests[pick % Math.max(1, facts.requests.length)]

async function make(move: Move, before: Facts): Promise<unknown> {
  const [params, today] = [{ id: deal.id }, riyadhDay(story.now())]
  switch (move.name) {
    case 'ask':
      return deal.layla.call(talents.ask, { params, body: { kind: move.kind, ...daysOf(move, today), note: '' } })
    case 'night':
      return followTimeOff(story.work())
    case 'end':
      return deal.khalid.call(endings.give, {
        params,
        body: { last_day: daysAfter(today, LAST_DAY_IN), reason: 'budget' },
      })
    case 'agree':
    case 'decline':
    case 'withdraw': {
      const saved = pickOf(before, move.pick)
      const row = saved && (await rows()).find((one) => text(toSaved(one)) === text(saved))
      const one = { params: { id: row?.id ?? deal.id } }
      if (move.name === 'withdraw') return deal.layla.call(talents.withdraw, one)
      if (move.name === 'agree') return deal.khalid.call(clients.agree, one)
      return deal.khalid.call(clients.decline, { ...one, body: { reason: 'The launch' } })
    }
  }
}
const toSaved = ({ kind, first_day, last_day, days, state }: Saved): Saved => ({
  kind,
  first_day,
  last_day,
  days,
  state,
})

/** The same request after another move. */
const isSame = (one: Saved, other: Saved) =>
  one.first_day === other.first_day && one.last_day === other.last_day && one.kind === other.kind

const { holidays } = UNCHANGED
function afterAsking(facts: Facts, move: Extract<Move, { name: 'ask' }>, today: string): Facts {
  const request = { kind: move.kind, ...daysOf(move, today) }
  const { left } = leaveBalance(leaveDays(MONTHS, UNCHANGED), facts.requests)
  const last = facts.early_end && facts.early_end < end ? facts.early_end : end
  const isOver = today > last
  if (isOver || faultOf(request, { today, start, end: last, left, holidays, requests: facts.requests })) return facts
  const days = daysTaken(request, holidays)
  return { ...facts, requests: byDay([...facts.requests, { ...request, days, state: 'asked' }]) }
}

function afterEnd(facts: Facts, today: string): Facts {
  const last_day = daysAfter(today, LAST_DAY_IN)
  if (facts.early_end || last_day > end || last_day < start) return facts
  const requests = facts.requests.map((one): Saved => {
    if (!isStanding(one.state) || one.last_day <= last_day) return one
    const cut = cutAt(one, last_day, holidays)
    return cut ? { ...one, last_day: cut.last_day, days: cut.days } : { ...one, state: 'lapsed' }
  })
  return { requests: byDay(requests), early_end: last_day }
}

function after(facts: Facts, move: Move, before: Facts, now: Date): Facts {
  const today = riyadhDay(now)
  switch (move.name) {
    case 'ask':
      return afterAsking(facts, move, today)
    case 'end':
      return afterEnd(facts, today)
    case 'night': {
      const requests = facts.requests.map((one): Saved =>
        isWaiting(one.state) && hasBegun(one.first_day, today) ? { ...one, state: 'lapsed' } : one,
      )
      return { ...facts, requests: byDay(requests) }
    }
    case 'agree':
    case 'decline':
    case 'withdraw': {
      const saved = pickOf(before, move.pick)
      const at = saved
        ? facts.requests.findIndex((one) => isSame(one, saved) && (one.state === saved.state || isStanding(one.state)))
        : -1
      const one = facts.requests[at]
      const to = one && !hasBegun(one.first_day, today) && timeOffLife.next(one.state, move.name)
      if (!one || !to) return facts
      return { ...facts, requests: byDay(facts.requests.with(at, { ...one, state: to })) }
    }
  }
}

test(
  'days off are where their table leads, are never taken twice, and never more than the leave of the contract',
  async () => {
    await expectWalk<Facts, Move>(story, {
      move,
      days: [0, 0, 0, 1, 1, 4],
      async begin() {
        await story.db.run(sql`delete from time_off`)
        await story.db.run(sql`delete from contract_endings`)
        // The contract begins today in each walk, so that there are days ahead.
        start = riyadhDay(story.now())
        end = daysAfter(start, 180)
        await story.db.run(sql`
        update contract_terms set start_day = ${start}, end_day = ${end} where contract_id = ${deal.id}`)
        await story.db.run(sql`update contracts set early_end = null, state = 'active' where id = ${deal.id}`)
        return { requests: [], early_end: null }
      },
      make,
      after,
      async read() {
        const { early_end } = await story.db.one<{ early_end: string | null }>(
          sql`select early_end::text from contracts where id = ${deal.id}`,
        )
        return { requests: byDay((await rows()).map(toSaved)), early_end }
      },
      async check({ requests }) {
        const standing = requests.filter(({ state }) => isStanding(state))
        for (const [at, one] of standing.entries())
          for (const other of standing.slice(at + 1))
            expect([one, other, one.last_day < other.first_day || other.last_day < one.first_day]).toEqual([
              one,
              other,
              true,
            ])
        const { allowed, used } = leaveBalance(leaveDays(MONTHS, UNCHANGED), requests)
        expect(used).toBeLessThanOrEqual(allowed)
        const { balance } = (await deal.layla.call(talents.ofContract, { params: { id: deal.id } })).body.data
        expect(balance).toMatchObject({ allowed, used })
      },
    })
  },
  WALK_TIME,
)
