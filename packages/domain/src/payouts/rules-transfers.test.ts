import { describe, expect, test } from 'vitest'
import { PAYOUT_FACTS } from './limits.ts'
import { BANK_REASONS, BANK_REASON_CODES, asksDetails, reasonText } from './rules-bank-reasons.ts'
import { awaitsDetails, detailsChange, executionDayFault, purposeOf, transfersFor } from './rules-transfers.ts'
import { outweighed } from './rules.ts'
import { TRANSFER_STATES, isDiscardable, isOpenTransfer, isReturnable, isSettledTransfer } from './states.ts'

const NOW = new Date('2026-11-16T09:00:00Z')
const payout = (id: string, talent_id: string, net: number, kind: keyof typeof PAYOUT_FACTS = 'salary') => ({
  id,
  talent_id,
  net,
  wht: 0,
  kind,
})

describe('a batch', () => {
  test('is one transfer for each talent; corrections that make up all of it move no money, more than all is no batch', () => {
    const payouts = [payout('3', 'omar', 50), payout('1', 'layla', 100), payout('2', 'layla', -100, 'correction')]
    expect(transfersFor(payouts).map(({ talent_id, amount, payouts: own }) => [talent_id, amount, own.length])).toEqual(
      [
        ['layla', 0, 2],
        ['omar', 50, 1],
      ],
    )
    expect(outweighed(payouts)).toEqual([])
    expect(outweighed([payout('1', 'layla', 100), payout('2', 'layla', -101)])).toEqual(['1', '2'])
  })

  test('says what each transfer is for', () => {
    expect(purposeOf(['bonus'])).toBe('BONU')
    expect(purposeOf(['bonus', 'salary'])).toBe('SALA')
    expect(purposeOf(['extra'])).toBe('SALA')
  })

  test('is done by the bank today or soon', () => {
    expect(['2026-11-15', '2026-11-16', '2026-12-17', '2026-12-18'].map((day) => executionDayFault(day, NOW))).toEqual([
      true,
      false,
      false,
      true,
    ])
  })
})

test('a transfer is open until the bank has done it or not, and may come back after', () => {
  const where = (is: (state: (typeof TRANSFER_STATES)[number]) => boolean) =>
    TRANSFER_STATES.filter((state) => is(state))
  expect(where(isOpenTransfer)).toEqual(['planned', 'accepted'])
  expect(where(isSettledTransfer)).toEqual(['paid', 'returned'])
  expect(where(isReturnable)).toEqual(['paid'])
  expect(where(isDiscardable)).toEqual(['planned'])
})

describe('a reason of the bank', () => {
  test('is said in both languages, also one that we do not know', () => {
    for (const code of BANK_REASON_CODES) {
      expect(reasonText(code).ar).toMatch(/^\p{Script=Arabic}/u)
      expect(code).toMatch(/^[A-Z0-9]{4}$/)
    }
    expect(reasonText('ZZ99').en).toBe('A reason of the bank')
  })

  test('asks the talent where only they can mend it', () => {
    expect([asksDetails('AC04'), asksDetails('AM04'), asksDetails('ZZ99')]).toEqual([true, false, true])
    expect(BANK_REASONS.AC01.asks_details).toBe(true)
    const at = NOW
    const later = new Date(NOW.getTime() + 1)
    expect(awaitsDetails({ code: 'AC04', at }, at)).toBe(true)
    expect(awaitsDetails({ code: 'AC04', at }, later)).toBe(false)
    expect(awaitsDetails({ code: 'AM04', at }, null)).toBe(false)
    expect(awaitsDetails(null, null)).toBe(false)
  })
})

describe('the account of a talent', () => {
  const day = (text: string) => new Date(`${text}T09:00:00Z`)
  const since = day('2026-10-17')
  test.each<[string, string | null, string | null, string | null, string | null]>([
    ['is old', '2025-01-01', null, null, null],
    ['is from before we wrote it down', null, null, null, null],
    ['is new', '2026-11-01', null, null, 'new'],
    ['was changed lately', '2025-01-01', '2026-11-10', null, 'changed'],
    ['was changed long ago', '2025-01-01', '2026-01-10', null, null],
    ['was changed before its batch', '2025-01-01', '2026-11-10', '2026-11-12', 'changed'],
    ['was changed after its batch, however long ago', '2025-01-01', '2026-01-10', '2026-01-09', 'after_batch'],
  ])('%s', (_, first, changed, frozen, kind) =>
    expect(
      detailsChange(
        { first_at: first === null ? null : day(first), changed_at: changed === null ? null : day(changed) },
        frozen === null ? null : day(frozen),
        since,
      )?.kind ?? null,
    ).toBe(kind),
  )
})
