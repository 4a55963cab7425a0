import { describe, expect, test } from 'vitest'
import {
  UNANSWERED,
  type PaymentEvent,
  PAYMENT_STATES,
  type PaymentState,
  SETTLED,
  UNSURE,
  paymentLife,
  refundLife,
} from './states.ts'

test('a payment is processing, successful, failed or aborted', () => {
  expect([...PAYMENT_STATES].toSorted()).toEqual(['aborted', 'failed', 'processing', 'successful'])
  expect([UNSURE, SETTLED, UNANSWERED]).toEqual([['processing'], ['successful'], ['processing']])
  expect(refundLife.moves('successful')).toEqual(['return'])
})

const step = (state: PaymentState, event: PaymentEvent): PaymentState => paymentLife.next(state, event) ?? state

describe('the provider may say it in any order and as often as it likes', () => {
  const EVENTS: readonly PaymentEvent[] = ['succeed', 'fail', 'abort']

  test('any two words in either order, and each of them twice, lead to one state', () => {
    for (const state of PAYMENT_STATES)
      for (const event of EVENTS)
        for (const other of EVENTS) {
          expect(step(step(state, event), other)).toBe(step(step(state, other), event))
          expect(step(step(state, event), event)).toBe(step(state, event))
        }
  })

  test('money that came has come: nothing leads away from it', () => {
    for (const state of PAYMENT_STATES) expect(step(state, 'succeed')).toBe('successful')
    expect(paymentLife.moves('successful')).toEqual([])
  })
})
