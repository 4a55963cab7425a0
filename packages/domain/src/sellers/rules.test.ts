import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { inGroups } from '../kernel/validation/bank-accounts.ts'
import { faultsOf } from '../kernel/validation/validation.ts'
import { type VersionFacts, accountFor, dayFault, isTooLate, releaseFault, stateOf, withdrawalFault } from './rules.ts'
import { sellerForm } from './schema.ts'

const now = new Date('2026-11-19T09:00:00Z')
const version = (overrides: Partial<VersionFacts> = {}): VersionFacts => ({
  from_day: '2026-11-19',
  proposed_by_id: 'omar',
  released_at: null,
  withdrawn_at: null,
  ...overrides,
})

describe('a version of the seller', () => {
  test.each([
    ['that waits is proposed', version(), false, 'proposed'],
    ['whose day comes is planned', version({ from_day: '2026-11-20', released_at: now }), false, 'planned'],
    ['that counts is in force', version({ released_at: now }), true, 'in_force'],
    ['that another has followed is past', version({ released_at: now }), false, 'past'],
    ['that was taken back is withdrawn', version({ withdrawn_at: now }), false, 'withdrawn'],
  ] as const)('%s', (_, facts, isCurrent, state) => expect(stateOf(facts, isCurrent, now)).toBe(state))

  test.each([
    ['another colleague releases it', version(), 'sara', null],
    ['never whoever proposed it', version(), 'omar', 'own_proposal'],
    ['not after its day in Riyadh', version({ from_day: '2026-11-18' }), 'sara', 'too_late'],
    ['not twice', version({ released_at: now }), 'sara', 'released'],
    ['not when it was withdrawn', version({ withdrawn_at: now }), 'sara', 'withdrawn'],
  ] as const)('%s', (_, facts, staffId, fault) => expect(releaseFault(facts, staffId, now)).toBe(fault))

  test('is withdrawn only while it waits', () => {
    expect(withdrawalFault(version())).toBeNull()
    expect(withdrawalFault(version({ released_at: now }))).toBe('released')
    expect(isTooLate(version({ from_day: '2026-11-18', released_at: now }), now)).toBe(false)
  })

  test.each([
    ['2026-11-19', null],
    ['2026-11-18', 'day_past'],
    ['2027-11-20', null],
    ['2027-11-21', 'day_far'],
  ])('may begin on %s: %s', (day, fault) => expect(dayFault(day, now)).toBe(fault))
})

const ACCOUNT = {
  currency: 'USD',
  holder: 'Fareeq LLC',
  bank: 'Riyad Bank',
  iban: 'SA03 8000 0000 6080 1016 7519',
  bic: 'riblsari',
}
const FORM = {
  name_ar: 'شركة فريق للتقنية',
  name_en: 'Fareeq Technology LLC',
  address_ar: 'حي العليا، الرياض 12211',
  address_en: 'Olaya, Riyadh 12211',
  vat_number: '٣١٠١٢٣٤٥٦٧٠٠٠٠٣',
  registration_number: '1010 123 456',
  accounts: [ACCOUNT],
  from_day: '2026-11-19',
  reason: 'We have moved',
}
const faultsFor = (form: object) => {
  const { error } = z.safeParse(sellerForm(), form)
  return error ? faultsOf(error.issues).map(({ field, kind }) => `${field}: ${kind.code}`) : []
}

test('numbers are read with spaces and in Arabic digits', () => {
  const form = z.parse(sellerForm(), FORM)
  expect([form.vat_number, form.registration_number]).toEqual(['310123456700003', '1010123456'])
  expect(form.accounts).toEqual([{ ...ACCOUNT, iban: 'SA0380000000608010167519', bic: 'RIBLSARI' }])
})

test.each([
  ['name_ar: in_arabic', { name_ar: 'Fareeq' }],
  ['name_en: in_english', { name_en: 'فريق' }],
  ['address_en: required', { address_en: ' ' }],
  ['vat_number: own_vat_number', { vat_number: '110123456700003' }],
  ['registration_number: registration_number', { registration_number: '101012345' }],
  ['accounts.0.iban: iban_wrong', { accounts: [{ ...ACCOUNT, iban: 'SA0380000000608010167518' }] }],
  ['accounts.0.bic: swift', { accounts: [{ ...ACCOUNT, bic: 'RIBL' }] }],
  ['accounts.0.currency: choice', { accounts: [{ ...ACCOUNT, currency: 'EUR' }] }],
  ['accounts.1.currency: currency_twice', { accounts: [ACCOUNT, ACCOUNT] }],
  ['from_day: wrong_type', { from_day: 'soon' }],
  ['reason: required', { reason: '' }],
])('refuses %s', (fault, change) => expect(faultsFor({ ...FORM, ...change })).toContain(fault))

test('an account is that of its currency, and its number is read in groups of four', () => {
  expect(accountFor([ACCOUNT as { currency: 'USD' }], 'SAR')).toBeUndefined()
  expect(inGroups('SA0380000000608010167519')).toBe('SA03 8000 0000 6080 1016 7519')
  expect(inGroups('RF1234')).toBe('RF12 34')
})
