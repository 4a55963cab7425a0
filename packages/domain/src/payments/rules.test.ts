import { describe, expect, test } from 'vitest'
import {
  type OwnPayment,
  type ProviderStatus,
  type ProviderUpdate,
  addressesOf,
  agrees,
  eventOf,
  verdictOnUpdate,
  laterStatus,
  referenceKey,
  refundEventOf,
  refundable,
  resultOf,
  returnAddress,
} from './rules.ts'
import { PAYMENT_STATES, type PaymentState, paymentLife } from './states.ts'

const ours: OwnPayment = { state: 'processing', amount: 27_660, currency: 'USD', sessionId: 'cs_1', intentId: null }
const updateWith = (change: Partial<ProviderUpdate> = {}): ProviderUpdate => ({
  status: 'paid',
  amount: 27_660,
  currency: 'USD',
  isOpen: false,
  sessionId: 'cs_1',
  intentId: 'pi_1',
  ...change,
})

/** Mulberry32: the same numbers every time. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** What a provider says of one checkout, in the order it happens. */
const HISTORIES: readonly (readonly ProviderStatus[])[] = [
  ['open', 'paid'],
  ['open', 'declined', 'paid'],
  ['open', 'declined', 'declined', 'expired'],
  ['open', 'expired'],
  ['open', 'underway', 'paid'],
  ['open', 'underway', 'declined'],
  ['open', 'declined', 'underway', 'paid'],
  ['open'],
]

type PaymentFacts = { state: PaymentState; says: ProviderStatus | null; booked: number }
function hear({ state, says, booked }: PaymentFacts, status: ProviderStatus): PaymentFacts {
  const event = eventOf(status)
  const to = event && paymentLife.next(state, event)
  return {
    state: to ?? state,
    says: laterStatus(says, status),
    booked: booked + (to === 'successful' ? 1 : 0),
  }
}
const STARTED: PaymentFacts = { state: 'processing', says: null, booked: 0 }

test('a million deliveries in random order, repeated and late, end as one delivery in order, booked at most once', () => {
  const random = numbers(20_261_116)
  let delivered = 0
  while (delivered < 1_000_000) {
    const history = HISTORIES[Math.floor(random() * HISTORIES.length)]!
    const inOrder = history.reduce(hear, STARTED)
    // Everything once at least, and some of it again, shuffled.
    const deliveries = [...history]
    for (let more = Math.floor(random() * 12); more > 0; more--)
      deliveries.push(history[Math.floor(random() * history.length)]!)
    for (let last = deliveries.length - 1; last > 0; last--) {
      const index = Math.floor(random() * (last + 1))
      const moved = deliveries[last]!
      deliveries[last] = deliveries[index]!
      deliveries[index] = moved
    }
    const state = deliveries.reduce(hear, STARTED)
    delivered += deliveries.length
    if (state.state !== inOrder.state || state.says !== inOrder.says || state.booked !== inOrder.booked)
      expect({ deliveries, heard: state }).toEqual({ deliveries, heard: inOrder })
    if (!agrees(state.state, state.says)) expect({ deliveries, heard: state }).toBe('the provider agrees')
  }
})

describe('the provider’s word', () => {
  test.each<[string, Partial<ProviderUpdate>, Partial<OwnPayment>, string]>([
    ['fits', {}, {}, 'applied'],
    ['comes before the answer with its page', {}, { sessionId: null }, 'applied'],
    ['is about a declined card and names no page', { sessionId: null }, {}, 'applied'],
    ['names another amount', { amount: 1 }, {}, 'mismatch'],
    ['names another currency', { currency: 'SAR' }, {}, 'mismatch'],
    ['is about another page', { sessionId: 'cs_2' }, {}, 'mismatch'],
    ['is about another intent', {}, { intentId: 'pi_2' }, 'mismatch'],
  ])('that %s is %s', (_, change, own, outcome) => {
    expect(verdictOnUpdate({ ...ours, ...own }, updateWith(change))).toBe(outcome)
  })

  test('of a refund ends it, or says that the bank thinks', () => {
    expect([
      refundEventOf('underway'),
      refundEventOf('done'),
      refundEventOf('refused'),
      refundEventOf('refused', 'successful'),
    ]).toEqual([null, 'succeed', 'fail', 'return'])
  })
})

test('what we have agrees with what the provider says, or somebody looks', () => {
  const agreeing = (status: ProviderStatus) => PAYMENT_STATES.filter((state) => agrees(state, status))
  expect(agreeing('paid')).toEqual(['successful'])
  expect(agreeing('expired').toSorted()).toEqual(['aborted', 'failed'])
  expect(agreeing('underway')).toEqual(['processing'])
  expect(PAYMENT_STATES.every((state) => agrees(state, null))).toBe(true)
})

test('the result page shows success, failed, aborted, processing, or that there is nothing to pay [R-092]', () => {
  expect(PAYMENT_STATES.map(resultOf).toSorted()).toEqual(['aborted', 'failed', 'processing', 'success'])
  expect(resultOf(null)).toBe('none')
})

describe('the provider sends people back to our result page and nowhere else', () => {
  const back = (address: string) => returnAddress('https://fareeq.example', '/sq/client/payment-result', address)

  test.each([
    'https://fareeq.example/sq/client/payment-result',
    'https://fareeq.example/sq/client/payment-result/',
    'https://fareeq.example/sq/client/payment-result?x=1#y',
    '/sq/client/payment-result',
  ])('%s', (address) => expect(back(address)).toBe('https://fareeq.example/sq/client/payment-result'))

  test.each([
    'https://evil.example/sq/client/payment-result',
    '//evil.example/sq/client/payment-result',
    '/\\evil.example/sq/client/payment-result',
    'https://fareeq.example@evil.example/sq/client/payment-result',
    'https://u:p@fareeq.example/sq/client/payment-result',
    'https://fareeq.example.evil.example/sq/client/payment-result',
    'http://fareeq.example/sq/client/payment-result',
    'https://fareeq.example:444/sq/client/payment-result',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://fareeq.example/logout',
    'https://fareeq.example/sq/client/payment-result/../../../x',
    'https://[',
    '',
  ])('not %s', (address) => expect(back(address)).toBeNull())

  test('one address for who paid, another for who did not', () => {
    expect(addressesOf('https://f.example/r', 'p1')).toEqual({
      paid: 'https://f.example/r/p1',
      canceled: 'https://f.example/r/p1?canceled=1',
    })
  })
})

test('at most what was paid and is still there goes back, and what the provider refused counts no more', () => {
  const paid = { state: 'successful', amount: 1000 } as const
  const refunds = [
    { state: 'successful', amount: 300 },
    { state: 'processing', amount: 200 },
    { state: 'failed', amount: 900 },
  ] as const
  expect(refundable(paid, [], 1000)).toBe(1000)
  expect(refundable(paid, refunds, 1000)).toBe(500)
  expect(refundable(paid, refunds, 400)).toBe(400)
  expect(refundable({ state: 'processing', amount: 1000 }, [], 1000)).toBe(0)
})

test('a bank reference is the same with spaces and in small letters', () => {
  expect(referenceKey(' ft 2611-00 17 ')).toBe(referenceKey('FT2611-0017'))
})
