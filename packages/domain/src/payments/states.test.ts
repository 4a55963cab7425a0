import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PAYMENT_STATES, type PaymentEvent, type PaymentState, UNSURE, isSettled, paymentLife } from './states.ts'

test('a payment is processing, successful, failed or aborted [S-065]', () => {
  expect([...PAYMENT_STATES].toSorted()).toEqual(['aborted', 'failed', 'processing', 'successful'])
  expect(UNSURE).toEqual(['processing'])
  expect(PAYMENT_STATES.filter(isSettled)).toEqual(['successful'])
})

test('the provider may say it in any order and as often as it likes: money that came has come', () => {
  const event = fc.constantFrom<PaymentEvent>('succeed', 'fail', 'abort')
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      const end = events.reduce<PaymentState>((state, one) => paymentLife.next(state, one) ?? state, 'processing')
      const said = events.includes('succeed') ? 'successful' : events.length === 0 ? 'processing' : null
      if (said) expect(end).toBe(said)
      else expect(['failed', 'aborted']).toContain(end)
    }),
  )
})
