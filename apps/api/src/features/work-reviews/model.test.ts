// Model-based test: looking back on a contract, by both sides, colleagues and the clock at once; and a reference that is shown or not.
import {
  workReviewsOpsContract as ops,
  clientWorkReviewsContract as clients,
  talentWorkReviewsContract as talents,
} from '@fareeq/domain/work-reviews/contract.ts'
import type { WorkReviewSide } from '@fareeq/domain/work-reviews/limits.ts'
import { answerBy, isAnswerable, isHeld, isShowable } from '@fareeq/domain/work-reviews/rules.ts'
import {
  READABLE_REFERENCES,
  type ReferenceState,
  type WorkReviewState,
  referenceLife,
  referenceStart,
} from '@fareeq/domain/work-reviews/states.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { inTransaction } from '../../platform/context.ts'
import { endOfTerm } from '../../testing/contract-duties.ts'
import { type Deal, running } from '../../testing/contracts.ts'
import { snapshotStory } from '../../testing/story.ts'
import type { Person } from '../../testing/story.ts'
import { WALK_TIME, expectWalk } from '../../testing/walk.ts'
import { evidenceRecords } from '../talent-evidence/actions.ts'
import { askAtEnd } from './actions-asking.ts'
import { lapseUnanswered } from './queries.ts'

let deal: Deal & { id: string }
let admin: Person
const story = await snapshotStory(async (story) => {
  deal = await running(story, 12)
  admin = await story.staff(['admin'])
  await endOfTerm(story, deal.id)
})

type Facts = {
  talent: WorkReviewState
  client: WorkReviewState
  due_at: Date
  reference: { state: ReferenceState; text: string | null; reply: string | null } | null
}
const TEXTS = [undefined, 'Calm and exact.', 'Write to me at sam at firm dot com'] as const
type Move =
  | { name: 'answer'; side: WorkReviewSide; feedback: boolean; text: string | undefined }
  | { name: 'show'; shown: boolean }
  | { name: 'reply'; text: string }
  | { name: 'release' | 'remove' | 'night' }
const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      name: fc.constant('answer' as const),
      side: fc.constantFrom('talent' as const, 'client' as const),
      feedback: fc.boolean(),
      text: fc.constantFrom(...TEXTS),
    }),
  },
  { weight: 4, arbitrary: fc.record({ name: fc.constant('show' as const), shown: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      name: fc.constant('reply' as const),
      text: fc.constantFrom('Thank you.', 'Call 0501234567', ''),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ name: 'release' as const }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom({ name: 'remove' as const }, { name: 'night' as const }, { name: 'night' as const }),
  },
)

const idOf = async (side: WorkReviewSide) =>
  (await story.db.row<{ id: string }>(sql`select id from work_reviews where side = ${side}`))?.id ?? deal.id
async function make(move: Move): Promise<unknown> {
  const reference = {
    params: { id: (await story.db.row<{ id: string }>(sql`select id from work_references`))?.id ?? deal.id },
  }
  const rating = { overall: 4, again: 'yes' as const }
  switch (move.name) {
    case 'answer': {
      const params = { id: await idOf(move.side) }
      if (move.side === 'talent') return deal.layla.call(talents.answer, { params, body: rating })
      const words = { feedback: move.feedback ? 'Thank you for the year.' : undefined, reference: move.text }
      return deal.khalid.call(clients.answer, { params, body: { ...rating, ...words } })
    }
    case 'show':
      return deal.layla.call(talents.show, { ...reference, body: { shown: move.shown } })
    case 'reply':
      return deal.layla.call(talents.reply, { ...reference, body: { reply: move.text } })
    case 'release':
      return admin.call(ops.release, reference)
    case 'remove':
      return admin.call(ops.remove, { ...reference, body: { reason: 'An insult' } })
    case 'night':
      return lapseUnanswered(story.db, story.now())
  }
}

function afterAnswer(facts: Facts, move: Extract<Move, { name: 'answer' }>, now: Date): Facts {
  if (!isAnswerable({ state: facts[move.side], due_at: facts.due_at }, now)) return facts
  const next: Facts = { ...facts, [move.side]: 'answered' }
  if (move.side === 'talent' || (!move.feedback && !move.text)) return next
  return { ...next, reference: { state: referenceStart(isHeld(move.text)), text: move.text ?? null, reply: null } }
}

function after(facts: Facts, move: Move, _: Facts, now: Date): Facts {
  const { reference } = facts
  if (move.name === 'answer') return afterAnswer(facts, move, now)
  if (move.name === 'night') {
    const lapsed = (state: WorkReviewState) => (state === 'asked' && facts.due_at <= now ? 'lapsed' : state)
    return { ...facts, talent: lapsed(facts.talent), client: lapsed(facts.client) }
  }
  if (!reference) return facts
  const { state, text } = reference
  if (move.name === 'reply') {
    if (!READABLE_REFERENCES.includes(state)) return facts
    const to = (isHeld(move.text) && referenceLife.next(state, 'hold')) || state
    return { ...facts, reference: { text, state: to, reply: move.text || null } }
  }
  if (move.name === 'show' && move.shown && !isShowable({ state, reference: text })) return facts
  const event = move.name === 'show' ? (move.shown ? 'show' : 'hide') : move.name
  const to = referenceLife.next(state, event)
  return to ? { ...facts, reference: { ...reference, state: to } } : facts
}

test(
  'a side looks back once and in time, and companies read of a reference what its talent shows and nobody holds',
  async () => {
    await expectWalk<Facts, Move>(story, {
      move,
      days: [0, 0, 0, 1, 4],
      async begin() {
        await story.db.run(sql`delete from work_references`)
        await story.db.run(sql`delete from work_reviews`)
        await inTransaction(story.work(), (ctx) => askAtEnd(ctx, deal.id))
        return { talent: 'asked', client: 'asked', due_at: answerBy(story.now()), reference: null }
      },
      make,
      after,
      async read() {
        const rows = await story.db.rows<{ side: WorkReviewSide; state: WorkReviewState; due_at: Date }>(
          sql`select side, state, due_at from work_reviews`,
        )
        const reference = await story.db.row<NonNullable<Facts['reference']>>(
          sql`select state, for_companies as text, reply from work_references`,
        )
        const stateOf = (side: WorkReviewSide) => rows.find((row) => row.side === side)!.state
        return {
          talent: stateOf('talent'),
          client: stateOf('client'),
          due_at: rows[0]!.due_at,
          reference: reference ?? null,
        }
      },
      async check({ reference }) {
        const visible = (await evidenceRecords(story.db, [deal.layla.user.id]))(deal.layla.user.id).references
        expect([reference, visible.length]).toEqual([reference, reference?.state === 'shown' ? 1 : 0])
        const theirs = (await deal.layla.call(talents.ofContract, { params: { id: deal.id } })).body.data.reference
        // What is held is read by its talent only if they had read it before and answered.
        if (reference?.state === 'held' && reference.reply === null) expect(theirs).toBeNull()
      },
    })
  },
  WALK_TIME,
)
