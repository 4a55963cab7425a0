import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { UNCHANGED } from '../kernel/policies/policies.ts'
import {
  changesBetween,
  contractFault,
  contractFormOf,
  costOf,
  deadlineZones,
  expiryOf,
  hasExpired,
  hashedText,
  isPending,
  offerDue,
  payOf,
  reminderAt,
  termsFaults,
  termsFrom,
} from './rules.ts'

const form = {
  role: 'Backend engineer',
  duties: 'Build and run the payment service.',
  level: 'senior' as const,
  type: 'full_time' as const,
  availability: 'full_time' as const,
  hours: 40,
  start: '2026-12-01',
  months: 12,
  salary_net: 300_000,
  leave_days: 21,
  probation_days: 14,
  notice_days: 30 as const,
}
const terms = termsFrom(form, 500)
const NOW = new Date('2026-11-15T10:00:00Z')

describe('what may be offered', () => {
  test.each<[string, Partial<Parameters<typeof termsFaults>[0]>, string[]]>([
    ['as it should be', {}, []],
    ['a first day before today', { start: '2026-11-14' }, ['start: offer_start_past']],
    ['a first day today', { start: '2026-11-15' }, []],
    ['more months than a contract may have', { months: 121 }, ['months: term_not_allowed']],
    ['less than the least pay', { salary_net: 49_999 }, ['salary_net: offer_salary_low']],
    ['the least pay to the cent', { salary_net: 50_000 }, []],
    ['a trial as long as the contract', { months: 1, probation_days: 31 }, ['probation_days: offer_probation_long']],
    ['a trial one day shorter', { months: 1, probation_days: 30 }, []],
    ['full time and part time at once', { availability: 'part_time' }, ['availability: availability_differs']],
    ['work on site without a city', { type: 'on_site' }, ['city: offer_city_needed']],
    ['work on site in Jeddah', { type: 'on_site', city: 'Jeddah' }, []],
  ])('%s', (_, change, faults) =>
    expect(
      termsFaults({ ...form, ...change }, '2026-11-15', UNCHANGED).map(({ kind, field }) => `${field}: ${kind.code}`),
    ).toEqual(faults),
  )

  test('a city is kept only where the work has one', () => {
    expect(termsFrom({ ...form, city: 'Jeddah' }, 500).city).toBeNull()
    expect(termsFrom({ ...form, type: 'hybrid', city: 'Jeddah' }, 500).city).toBe('Jeddah')
  })
})

describe('its days', () => {
  test('an offer is promised so many working days after the acceptance', () => {
    // Sunday to Tuesday; the end of work in Riyadh.
    expect(offerDue(NOW, UNCHANGED)).toEqual(new Date('2026-11-17T15:00:00Z'))
    expect(offerDue(NOW, { ...UNCHANGED, holidays: ['2026-11-16'] })).toEqual(new Date('2026-11-18T15:00:00Z'))
  })

  test.each([
    ['seven whole days of Riyadh', '2026-12-01', '2026-11-22T20:59:00Z'],
    ['never after the first day of work', '2026-11-18', '2026-11-18T20:59:00Z'],
    ['on that day, where work begins today', '2026-11-15', '2026-11-15T20:59:00Z'],
  ])('it can be answered for %s', (_, start, expires) => {
    expect(expiryOf(NOW, start, UNCHANGED)).toEqual(new Date(expires))
  })

  test('in its last minute it can be answered, and not in the next one', () => {
    const expires = expiryOf(NOW, form.start, UNCHANGED)
    expect(hasExpired(expires, expires)).toBe(false)
    expect(hasExpired(expires, new Date(expires.getTime() + 1))).toBe(true)
    expect(reminderAt(expires, UNCHANGED)).toEqual(new Date('2026-11-19T21:00:00Z'))
  })
})

describe('its sums', () => {
  test('a Saudi company pays net, tax, fee and VAT; the talent gets the net pay', () => {
    const { cost, vat_rate } = costOf(terms, 45_000, 'SA', UNCHANGED)
    expect(cost).toMatchObject({ net: 300_000, wht: 15_789, fee: 45_000, vat: 54_118, total: 414_907 })
    expect(vat_rate).toBe(1500)
    expect(payOf(terms)).toEqual({ net: 300_000, wht: 15_789, gross: 315_789 })
  })

  test('are those of the tax that was offered, whatever the policy says later', () => {
    const resident = termsFrom(form, 0)
    expect(costOf(resident, 45_000, 'AE', UNCHANGED).cost.total).toBe(345_000)
  })

  test('add up to the cent for every pay and fee', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 50_000, max: 10_000_000 }),
        fc.integer({ min: 0, max: 5_000_000 }),
        fc.integer({ min: 0, max: 3000 }),
        (salary_net, fee, wht_rate) => {
          const offered = termsFrom({ ...form, salary_net }, wht_rate)
          const { cost } = costOf(offered, fee, 'SA', UNCHANGED)
          const { net, wht, gross } = payOf(offered)
          expect([cost.net, cost.wht, net + wht]).toEqual([net, wht, gross])
          expect(cost.subtotal + Math.round((cost.subtotal * 1500) / 10_000)).toBe(cost.total)
        },
      ),
    ))
})

describe('what is accepted is what was read', () => {
  test('another version or another term has another text to hash', () => {
    const texts = [
      hashedText('a', 1, terms),
      hashedText('a', 2, terms),
      hashedText('b', 1, terms),
      hashedText('a', 1, termsFrom({ ...form, leave_days: 22 }, 500)),
    ]
    expect(new Set(texts).size).toBe(texts.length)
    expect(hashedText('a', 1, termsFrom(form, 500))).toBe(texts[0])
  })

  test('the redline names each term that differs, before and after', () => {
    const now = termsFrom({ ...form, salary_net: 320_000, months: 6, note: 'A laptop is sent.' }, 500)
    expect(changesBetween(terms, now)).toEqual([
      { field: 'months', from: '12', to: '6' },
      { field: 'salary_net', from: '300000', to: '320000' },
      { field: 'note', from: '', to: 'A laptop is sent.' },
    ])
    expect([changesBetween(null, now), changesBetween(now, now)]).toEqual([[], []])
  })
})

test('a contract takes from an offer what it is held to, and the offer leads to it until the parties have it', () => {
  const offer = { terms, fee: 45_000, state: 'accepted' as const }
  expect(contractFault(offer, contractFormOf(offer))).toBeNull()
  expect(isPending({ state: 'accepted', contract_id: null })).toBe(true)
  expect(isPending({ state: 'accepted', contract_id: 'c' })).toBe(false)
  expect(isPending({ state: 'declined', contract_id: null })).toBe(false)
})

test('a deadline is said in both zones only where their clocks differ', () => {
  expect(deadlineZones(NOW, 'Asia/Riyadh')).toEqual(['Asia/Riyadh'])
  expect(deadlineZones(NOW, 'Asia/Amman')).toEqual(['Asia/Amman'])
  expect(deadlineZones(NOW, 'Europe/London')).toEqual(['Europe/London', 'Asia/Riyadh'])
})
