// Model-based test: two moves at once, in any order, against the table. FAREEQ_MOVES=100000 for a longer run.
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { offersOpsContract as ops } from '@fareeq/domain/offers/contract-ops.ts'
import { clientOffersContract as clients, talentOffersContract as talents } from '@fareeq/domain/offers/contract.ts'
import { hasExpired } from '@fareeq/domain/offers/rules.ts'
import {
  OFFER_STATES,
  OPEN,
  type OfferEvent,
  type OfferState,
  STANDING,
  offerLife,
} from '@fareeq/domain/offers/states.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Deal, accepted } from '../../testing/contracts.ts'
import { offerFormOf } from '../../testing/offers.ts'
import { snapshotStory } from '../../testing/story.ts'
import { followOffers } from './actions-clock.ts'
import { hashOf } from './actions-making.ts'

const PAIRS = Number(process.env['FAREEQ_MOVES'] ?? 30)
const MAX_MOVES = 6
/** Far ahead, so that no first day passes in a walk. */
const START_DAYS = 300

let deal: Deal
const story = await snapshotStory(async (story) => {
  deal = await accepted(story)
  await story.db.run(sql`update sessions set expires_at = expires_at + interval '1 year'`)
})

type World = { id: string; start: string; read: { version: number; hash: string }; pay: number }
type Saved = { state: OfferState; version: number; terms_hash: string; expires_at: Date; versions: number }

const readSaved = (id: string) =>
  story.db.one<Saved>(sql`
    select state, version, terms_hash, expires_at,
      (select count(*)::int from offer_versions where offer_id = offers.id) as versions
    from offers where id = ${id}`)

const termsOf = ({ start, pay }: World) => {
  const { interview_id: _, ...terms } = offerFormOf(story, deal.interview_id)
  return { ...terms, start, salary_net: pay }
}
const REASON = { reason: 'Another way.' }
const REQUESTED_CHANGES = [{ field: 'hours' as const, wanted: '30', why: 'I study in the evening.' }]

/** What each side, staff and the clock do with what they read before. */
const MOVES: Readonly<Record<OfferEvent, (world: World) => Promise<unknown>>> = {
  accept: ({ id, read }) => deal.layla.call(talents.accept, { params: { id }, body: read }),
  ask_change: ({ id, read }) =>
    deal.layla.call(talents.askChange, {
      params: { id },
      body: { version: read.version, requested_changes: REQUESTED_CHANGES },
    }),
  decline: ({ id }) => deal.layla.call(talents.decline, { params: { id }, body: REASON }),
  revise: (world) =>
    deal.operations.call(ops.revise, {
      params: { id: world.id },
      body: { ...termsOf(world), fee: 30_000, expected_version: world.read.version },
    }),
  keep: ({ id, read }) => deal.khalid.call(clients.keep, { params: { id }, body: { expected_version: read.version } }),
  withdraw: ({ id }) => deal.khalid.call(clients.withdraw, { params: { id }, body: REASON }),
  expire: () => followOffers(story.work()),
}
const NAMES = Object.keys(MOVES) as OfferEvent[]
/** These answer a version. */
const OF_VERSION: readonly OfferEvent[] = ['accept', 'ask_change', 'revise', 'keep']

type Facts = { state: OfferState; version: number }
/** The model: what one move makes of what is known. `isLate`: its time was over before. */
function after(facts: Facts, event: OfferEvent, readVersion: number, isLate: boolean): Facts {
  const to = offerLife.next(facts.state, event)
  if (to === null) return facts
  const isOpen = OPEN.includes(facts.state)
  if (event === 'expire') return isLate ? { ...facts, state: to } : facts
  if (isOpen && isLate) return facts
  if (OF_VERSION.includes(event) && facts.version !== readVersion) return facts
  return { state: to, version: facts.version + (event === 'revise' ? 1 : 0) }
}

test('whatever both sides, operations and the clock do at once, an offer is where one order of it leads', async () => {
  const step = fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...NAMES), fc.constantFrom(0, 0, 1, 9))
  const start = daysAfter(riyadhDay(story.now()), START_DAYS)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: MAX_MOVES }), async (steps) => {
      await story.db.run(sql`delete from offers`)
      const form = { ...offerFormOf(story, deal.interview_id), start }
      const offer = (await deal.khalid.call(clients.make, { body: form })).body.data
      let facts: Facts = { state: 'made', version: 1 }
      let pay = form.salary_net
      for (const [one, other, days] of steps) {
        story.advance(days * DAY + 60_000)
        const before = await readSaved(offer.id)
        const isLate = hasExpired(before.expires_at, story.now())
        const { version, terms_hash: hash } = before
        const world: World = { id: offer.id, start, read: { version, hash }, pay: (pay += 100) }
        await Promise.all([MOVES[one](world), MOVES[other](world)])
        const legal = [
          after(after(facts, one, version, isLate), other, version, isLate),
          after(after(facts, other, version, isLate), one, version, isLate),
        ]
        const now = await readSaved(offer.id)
        const match = legal.find((model) => model.state === now.state && model.version === now.version)
        expect([one, other, match?.state ?? `none of ${JSON.stringify(legal)}`]).toEqual([one, other, now.state])
        facts = match!
        // Every version is kept, and the hash is that of the terms.
        expect(now.versions).toBe(now.version)
        expect(OFFER_STATES).toContain(now.state)
        const { terms, hash: read } = (await deal.layla.call(talents.read, { params: { id: offer.id } })).body.data
        expect([read, hashOf(offer.id, now.version, terms)]).toEqual([now.terms_hash, now.terms_hash])
      }
      // Another one is made only where none stands.
      const again = await deal.khalid.call(clients.make, { body: form })
      expect([facts.state, again.status]).toEqual([facts.state, STANDING.includes(facts.state) ? 409 : 201])
    }),
    { numRuns: Math.ceil(PAIRS / MAX_MOVES), endOnFailure: true },
  )
}, 120_000)
