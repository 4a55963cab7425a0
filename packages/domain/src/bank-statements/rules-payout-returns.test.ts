import { transferReference } from '../payouts/rules-references.ts'
import { describe, expect, test } from 'vitest'
import { payoutReturn } from './rules-payout-returns.ts'

const [first, second] = [transferReference(10, 1), transferReference(10, 2)]
const transfer = (reference: string, change: object = {}) => ({
  reference,
  amount: 200_000,
  can_return: true,
  ...change,
})
const line = (text: string, change: object = {}) => ({ amount: 198_500, currency: 'USD', text, ...change })

describe('a line with which a transfer to a talent comes back', () => {
  test('names it, and brings it less what the banks kept', () => {
    expect(payoutReturn(line(`RETURN ${first} AC04`), [transfer(first), transfer(second)])).toMatchObject({
      transfer: { reference: first },
      fee: 1500,
    })
  })

  test.each([
    ['names none of ours', line('RETURN'), [transfer(first)]],
    ['names two', line(`${first} ${second}`), [transfer(first), transfer(second)]],
    ['brings more than was sent', line(first, { amount: 200_001 }), [transfer(first)]],
    ['is about one that was not paid', line(first), [transfer(first, { can_return: false })]],
    ['is in another currency', line(first, { currency: 'SAR' }), [transfer(first)]],
    ['took money', line(first, { amount: -198_500 }), [transfer(first)]],
  ])('is none where it %s', (_, statementLine, transfers) => expect(payoutReturn(statementLine, transfers)).toBeNull())
})
