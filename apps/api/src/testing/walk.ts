// Random walks over a life for the model-based tests: two moves at once, in any order, against a model made of the tables and rules of the domain.
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect } from 'vitest'
import { sql } from '../platform/db/sql.ts'
import { DAY, MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import type { Story } from './story.ts'

/** FAREEQ_MOVES=100000 for a longer run. */
const MOVES = Number(process.env['FAREEQ_MOVES'] ?? 60)
/** Time limit of a walk of so many moves, on a busy machine. */
export const WALK_TIME = 240_000 + 200 * MOVES

export type Walk<Facts, Move> = {
  /** Empties what the walk is about, and answers where it begins. */
  begin(): Promise<Facts>
  move: fc.Arbitrary<Move>
  /** Days that pass before two moves. */
  days?: readonly number[]
  /** What somebody, or the clock, does; a refusal is an answer like any other. It is chosen by what was known before. */
  make(move: Move, before: Facts): Promise<unknown>
  /** The model: what one move makes of what is known; `before`: what was known when both were chosen. */
  after(facts: Facts, move: Move, before: Facts, now: Date): Facts
  /** What is saved, in the words of the model. */
  read(): Promise<Facts>
  /** What is true whatever happened. */
  check?(facts: Facts): Promise<void>
}

/** Every pair of moves leads where one order of it leads. */
export async function expectWalk<Facts, Move>(story: Story, walk: Walk<Facts, Move>, length = 12): Promise<void> {
  const { begin, move, days = [0, 0, 0, 1, 3], make, after, read, check } = walk
  const step = fc.tuple(move, fc.option(move, { freq: 1 }), fc.constantFrom(...days))
  let moves = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: length }), async (steps) => {
      // A long walk takes centuries: nobody is signed out.
      await story.db.run(sql`update sessions set expires_at = ${story.now()}::timestamptz + interval '10 years'`)
      let facts = await begin()
      for (const [one, other, wait] of steps) {
        story.advance(wait * DAY + MINUTE)
        const before = facts
        const both: readonly Move[] = other === null ? [one] : [one, other]
        moves += both.length
        await Promise.all(both.map((each) => make(each, before)))
        const orders = other === null ? [both] : [both, both.toReversed()]
        const legal = orders.map((order) =>
          order.reduce<Facts>((at, each) => after(at, each, before, story.now()), before),
        )
        const now = await read()
        const match = legal.find((model) => isDeepStrictEqual(model, now))
        // With what was expected in the message.
        if (!match) expect([both, now]).toEqual([both, legal[0]])
        facts = now
        await check?.(facts)
      }
    }),
    { numRuns: Math.ceil(MOVES / (length * 0.75)), endOnFailure: true },
  )
  expect(moves).toBeGreaterThan(0)
}
