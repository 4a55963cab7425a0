// Random walk of a talent, those who make offers and the clock over the offers of one interview.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR, after } from '../kernel/time/time.ts'
import { daysAfter, riyadhDay } from '../kernel/time/working-days.ts'
import { UNCHANGED } from '../kernel/policies/policies.ts'
import { grossOf } from '../contracts/rules.ts'
import { contractFault, contractFormOf, costOf, expiryOf, feeFor, hasExpired, hashedText, termsFrom } from './rules.ts'
import type { OfferTerms } from './schema.ts'
import { ACCEPTED, CLOSED, OFFER_MOVERS, OPEN, type OfferState, STANDING, mayMove, offerLife } from './states.ts'

type Offer = {
  state: OfferState
  version: number
  terms: OfferTerms
  fee: number
  expires_at: Date
  accepted: string | null
}

const BEGIN = new Date('2026-11-01T09:00:00.000Z')
const move = fc.record({
  wait: fc.constantFrom(0, 0, 1, 5, 24, 60),
  event: fc.constantFrom('make', ...offerLife.events),
  mover: fc.constantFrom(...OFFER_MOVERS),
  /** The version that the caller has read is the newest, or one before. */
  isStale: fc.constantFrom(false, false, false, true),
  salary_net: fc.integer({ min: 150_000, max: 900_000 }),
  starts_in: fc.integer({ min: 1, max: 40 }),
  wht_rate: fc.constantFrom(0, 500, 1000),
})

const formOf = (salary_net: number, start: string) => ({
  role: 'Backend engineer',
  duties: 'Orders',
  level: 'senior' as const,
  type: 'remote' as const,
  availability: 'full_time' as const,
  hours: 40,
  start,
  months: 6,
  salary_net,
  leave_days: 21,
  probation_days: 14,
  notice_days: 30 as const,
})

test('100,000 moves: one offer stands at a time, what was accepted is what was read, and nothing is answered after its end', () => {
  let accepted = 0
  fc.assert(
    fc.property(fc.array(move, { minLength: 100, maxLength: 100 }), (moves) => {
      let now = BEGIN
      let today = riyadhDay(now)
      const offers: Offer[] = []
      for (const { wait, event, mover, isStale, salary_net, starts_in, wht_rate } of moves) {
        if (wait > 0) {
          now = after(now, wait * HOUR)
          today = riyadhDay(now)
        }
        const offer = offers.at(-1)
        // The clock.
        if (offer && OPEN.includes(offer.state) && hasExpired(offer.expires_at, now))
          offer.state = offerLife.next(offer.state, 'expire') ?? offer.state
        const before = offer?.state
        const start = daysAfter(today, starts_in)
        if (event === 'make') {
          if (offer && STANDING.includes(offer.state)) continue
          const terms = termsFrom(formOf(salary_net, start), wht_rate)
          const fee = feeFor(salary_net, null, UNCHANGED)
          offers.push({
            state: 'made',
            version: 1,
            terms,
            fee,
            expires_at: expiryOf(now, start, UNCHANGED),
            accepted: null,
          })
        } else if (offer) {
          const to = mayMove(event, mover) && event !== 'expire' ? offerLife.next(offer.state, event) : null
          if (!to || isStale) continue
          if (OPEN.includes(offer.state) && hasExpired(offer.expires_at, now))
            throw new Error('It was answered too late')
          if (event === 'revise') {
            offer.fee = feeFor(salary_net, { fee: offer.fee, net: offer.terms.salary_net }, UNCHANGED)
            offer.terms = termsFrom(formOf(salary_net, start), wht_rate)
            offer.version += 1
            offer.expires_at = expiryOf(now, start, UNCHANGED)
          }
          if (event === 'accept') {
            offer.accepted = hashedText('offer', offer.version, offer.terms)
            accepted += 1
          }
          offer.state = to
        }
        if (offer && before && CLOSED.includes(before) && offer.state !== before)
          throw new Error('What was closed goes on')
        const last = offers.at(-1)
        if (!last) continue
        if (offers.filter(({ state }) => STANDING.includes(state)).length > 1) throw new Error('Two offers stand')
        if ((event === 'make' || event === 'revise') && riyadhDay(last.expires_at) > last.terms.start)
          throw new Error('It outlives its start')
        if (event !== 'accept' || !ACCEPTED.includes(last.state)) continue
        if (last.accepted !== hashedText('offer', last.version, last.terms)) throw new Error('It was accepted unread')
        if (contractFault(last, contractFormOf(last))) throw new Error('No contract follows it')
        const { salary_net: net, wht_rate: rate, salary_gross: gross } = last.terms
        const { cost } = costOf(last.terms, last.fee, 'SA', UNCHANGED)
        const beforeTax = gross + last.fee
        if (
          gross !== grossOf(net, rate) ||
          cost.total !== beforeTax + Math.round((beforeTax * UNCHANGED.vat_rate) / 10_000)
        )
          throw new Error(`A month of ${gross} and ${last.fee} does not cost ${cost.total}`)
      }
    }),
    { numRuns: 1000 },
  )
  expect(accepted).toBeGreaterThan(500)
}, 60_000)
