// Model-based test: how a contract is going, asked, answered, raised and lapsed, by both sides, colleagues and the clock at once.
import {
  checkInsOpsContract as ops,
  clientCheckInsContract as clients,
  talentCheckInsContract as talents,
} from '@fareeq/domain/check-ins/contract.ts'
import { CHECK_IN_SIDES, type CheckInSide, MOOD_NAMES, MOODS, type Mood } from '@fareeq/domain/check-ins/limits.ts'
import { answerBy, dueNumber, eventOf, isAnswerable, isShown } from '@fareeq/domain/check-ins/rules.ts'
import { type CheckInState, checkInLife } from '@fareeq/domain/check-ins/states.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Deal, running } from '../../testing/contracts.ts'
import { snapshotStory } from '../../testing/story.ts'
import type { Person } from '../../testing/story.ts'
import { WALK_TIME, expectWalk } from '../../testing/walk.ts'
import { followCheckIns } from './actions-clock.ts'

let deal: Deal & { id: string }
let admin: Person
let firstDay = ''
const story = await snapshotStory(async (story) => {
  deal = await running(story, 12)
  admin = await story.staff(['admin'])
})

type Saved = {
  side: CheckInSide
  number: number
  state: CheckInState
  mood: Mood | null
  is_shared: boolean
  due_at: Date
}
type Facts = { rows: Saved[] }
type Move =
  | { name: 'answer'; side: CheckInSide; mood: Mood; shared: boolean }
  | { name: 'handle'; pick: number }
  | { name: 'night' }
const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      name: fc.constant('answer' as const),
      side: fc.constantFrom(...CHECK_IN_SIDES),
      mood: fc.constantFrom(...MOOD_NAMES),
      shared: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ name: fc.constant('handle' as const), pick: fc.nat(20) }) },
  { weight: 4, arbitrary: fc.constant({ name: 'night' as const }) },
)

const ordered = (rows: readonly Saved[]) =>
  rows.toSorted((one, other) => one.number - other.number || one.side.localeCompare(other.side))
const rows = () =>
  story.db.rows<Saved & { id: string }>(sql`
    select id, side, round as number, state, mood, coalesce(is_shared, false) as is_shared, due_at from check_ins`)
/** The last question of a side, which it sees where it may answer it. */
const lastOf = (facts: Facts, side: CheckInSide) => facts.rows.findLast((row) => row.side === side)
const raisedOf = ({ rows }: Facts, pick: number) => {
  const raised = rows.filter(({ state }) => checkInLife.next(state, 'handle'))
  return raised[pick % Math.max(1, raised.length)]
}

async function make(move: Move, before: Facts): Promise<unknown> {
  if (move.name === 'night') return followCheckIns(story.work())
  const one = move.name === 'answer' ? lastOf(before, move.side) : raisedOf(before, move.pick)
  const row = (await rows()).find(({ side, number }) => side === one?.side && number === one.number)
  const params = { id: row?.id ?? deal.id }
  if (move.name === 'handle') return admin.call(ops.handle, { params, body: { note: 'We spoke' } })
  const body = { mood: move.mood, words: 'As it is', shared: move.shared }
  return move.side === 'talent'
    ? deal.layla.call(talents.answer, { params, body })
    : deal.khalid.call(clients.answer, { params, body })
}

const withRow = (facts: Facts, row: Saved, changes: Partial<Saved>): Facts => ({
  rows: facts.rows.map((other) =>
    other.side === row.side && other.number === row.number ? { ...row, ...changes } : other,
  ),
})

function afterNight(facts: Facts, now: Date): Facts {
  const rows = facts.rows.map((row): Saved =>
    row.state === 'asked' && row.due_at <= now ? { ...row, state: 'lapsed' } : row,
  )
  const last = Math.max(0, ...rows.map(({ number }) => number))
  const number = dueNumber({ first_day: firstDay, today: riyadhDay(now), is_running: true }, last)
  if (number === null) return { rows }
  const questions = CHECK_IN_SIDES.map((side) => ({
    side,
    number,
    state: 'asked' as const,
    mood: null,
    is_shared: false,
    due_at: answerBy(now),
  }))
  return { rows: ordered([...rows, ...questions]) }
}

function after(facts: Facts, move: Move, before: Facts, now: Date): Facts {
  if (move.name === 'night') return afterNight(facts, now)
  const one = move.name === 'answer' ? lastOf(before, move.side) : raisedOf(before, move.pick)
  const row = facts.rows.find(({ side, number }) => side === one?.side && number === one.number)
  if (!row) return facts
  if (move.name === 'handle') {
    const to = checkInLife.next(row.state, 'handle')
    return to ? withRow(facts, row, { state: to }) : facts
  }
  const { mood, shared } = move
  if (!isAnswerable(row, now) || (shared && !isShown(mood, shared))) return facts
  const state = checkInLife.next(row.state, eventOf(mood)) ?? row.state
  // What is raised has another date, by working days.
  return withRow(facts, row, { state, mood, is_shared: shared, due_at: MOODS[mood].is_raised ? EPOCH : row.due_at })
}
const EPOCH = new Date(0)

test(
  'each side is asked once a round, answers once and in time, and what is not good stays until a colleague has handled it',
  async () => {
    await expectWalk<Facts, Move>(story, {
      move,
      days: [0, 0, 1, 3, 7, 12],
      async begin() {
        await story.db.run(sql`delete from check_ins`)
        firstDay = riyadhDay(story.now())
        await story.db.run(sql`
        update contract_terms set start_day = ${firstDay}, end_day = ${daysAfter(firstDay, 360)} where contract_id = ${deal.id}`)
        return { rows: [] }
      },
      make,
      after,
      async read() {
        const saved = (await rows()).map(({ id: _, ...row }): Saved => ({
          ...row,
          due_at: row.state === 'raised' || row.state === 'handled' ? EPOCH : row.due_at,
        }))
        return { rows: ordered(saved) }
      },
      async check({ rows }) {
        const keys = rows.map(({ side, number }) => `${side} ${number}`)
        expect(new Set(keys).size).toBe(keys.length)
        // A side reads what is good and shared of the other one, and nothing else.
        const theirs = (await deal.layla.call(talents.ofContract, { params: { id: deal.id } })).body.data.theirs
        const shared = rows.filter(({ side, mood, is_shared }) => side === 'client' && mood && isShown(mood, is_shared))
        const numbersOf = (answers: readonly { number: number }[]) =>
          answers.map(({ number }) => number).toSorted((one, other) => one - other)
        expect(numbersOf(theirs)).toEqual(numbersOf(shared))
      },
    })
  },
  WALK_TIME,
)
