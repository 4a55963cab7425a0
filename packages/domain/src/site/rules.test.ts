import { describe, expect, test } from 'vitest'
import { UNCHANGED } from '../kernel/policies/policies.ts'
import { usd } from '../kernel/money.ts'
import { buyoutPrice, countWords, readingMinutes } from './rules.ts'

describe('talent buyout', () => {
  test('the commission is 20% [K-051]', () => expect(UNCHANGED.buyout_percent).toBe(20))

  test.each([
    // gross a month, months of the contract, months counted, commission
    [1_000, 1, 1, 200],
    [1_500, 6, 6, 1_800],
    [2_000, 12, 12, 4_800],
    [2_000, 13, 12, 4_800],
    [2_000, 120, 12, 4_800],
    [1_234.56, 3, 3, 740.74],
    [100_000, 36, 12, 240_000],
    [2_000, 0, 0, 0],
    [-5, 12, 12, 0],
  ])('%d dollars for %d months: %d months count, %d dollars (D-81) [K-051]', (gross, months, counted, commission) => {
    expect(buyoutPrice(usd(gross), months, UNCHANGED)).toMatchObject({ months: counted, commission: usd(commission) })
  })
})

describe('reading time', () => {
  test('words are counted as each language writes them', () => {
    expect(countWords('كيف نوظّف، عن بُعد؟')).toBe(4)
    expect(countWords("We don't hire — we match 3 full-time people.")).toBe(8)
  })

  test('it comes in whole minutes, at least one, and Arabic is read more slowly', () => {
    expect(readingMinutes('', 'en')).toBe(1)
    expect(readingMinutes('word '.repeat(690), 'en')).toBe(3)
    expect(readingMinutes('كلمة '.repeat(690), 'ar')).toBe(5)
  })
})
