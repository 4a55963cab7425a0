import { describe, expect, test } from 'vitest'
import { type CreditMovement, creditSources, creditTargets, creditsBack } from './rules-credits.ts'

const movement = (kind: CreditMovement['kind'], amount: number, other_id: string | null = null): CreditMovement => ({
  kind,
  amount,
  other_id,
})

describe('kept credit that was set against other invoices', () => {
  test('is still there as far as it has not come back, the latest use first', () => {
    const movements = [
      movement('payment', 1000),
      movement('credit', -300, 'march'),
      movement('credit', -200, 'april'),
      movement('credit_returned', 100, 'march'),
      movement('credit', -50, 'may'),
      movement('credit_returned', 50, 'may'),
    ]
    expect(creditTargets(movements)).toEqual([
      { id: 'april', amount: 200 },
      { id: 'march', amount: 200 },
    ])
    expect(creditSources(movements)).toEqual([])
  })

  test('on the other side is what may go back to where it was kept', () => {
    const movements = [movement('credit', 300, 'february'), movement('credit_returned', -100, 'february')]
    expect(creditTargets(movements)).toEqual([])
    expect(creditsBack(movements, 500)).toEqual([{ id: 'february', amount: 200 }])
  })
})
