import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isIban, isSwift } from '../kernel/validation/bank-accounts.ts'
import { faultsOf } from '../kernel/validation/validation.ts'
import { maskAccount, methodsFor } from './rules-methods.ts'
import { accountOf, payoutDetailsForm } from './schema-details.ts'

const BANK = { country: 'SA', method: 'bank', holder: 'Layla Omar', iban: 'SA03 8000 0000 6080 1016 7519' }
const faultsFor = (form: object) => {
  const { error } = z.safeParse(payoutDetailsForm(), form)
  return error ? faultsOf(error.issues).map(({ field, kind }) => `${field}: ${kind.code}`) : []
}

test.each([
  ['SA', ['bank', 'manual']],
  ['EG', ['bank', 'wallet', 'manual']],
  ['SY', ['manual']],
  ['SD', ['wallet', 'manual']],
])('in %s a talent is paid by %j', (country, methods) => expect(methodsFor(country)).toEqual(methods))

test.each([
  ['SA0380000000608010167519', 'SA', true],
  ['AE070331234567890123456', 'AE', true],
  ['EG380019000500000000263180002', 'EG', true],
  ['JO94CBJO0010000000000131000302', 'JO', true],
  ['GB29NWBK60161331926819', 'GB', true],
  ['SA0380000000608010167518', 'SA', false],
  ['SA038000000060801016751', 'SA', false],
  ['AE070331234567890123456', 'SA', false],
  ['', 'SA', false],
])('the IBAN %s of %s: %s', (iban, country, right) => expect(isIban(iban, country)).toBe(right))

test.each([
  ['a bank with an IBAN', BANK],
  ['an account by its number', { ...BANK, country: 'MA', iban: '', account_number: '0071 2345', swift: 'bmcemamc' }],
  ['an IBAN in Arabic digits', { ...BANK, iban: 'SA٠٣ ٨٠٠٠ ٠٠٠٠ ٦٠٨٠ ١٠١٦ ٧٥١٩' }],
  ['a wallet', { country: 'EG', method: 'wallet', holder: 'Layla', phone: '01001234567' }],
  ['somebody who is asked', { country: 'SY', method: 'manual', holder: 'Layla', note: 'Through my brother' }],
])('takes %s', (_, form) => expect(faultsFor(form)).toEqual([]))

test.each([
  ['iban: required', { iban: '' }],
  ['iban: iban', { iban: 'SA0380000000608010167518' }],
  ['holder: required', { holder: ' ' }],
  ['method: payout_method', { method: 'wallet', phone: '0512345678' }],
  ['method: choice', { method: 'cash' }],
  ['phone: required', { country: 'EG', method: 'wallet', phone: 5 }],
  ['phone: phone', { country: 'EG', method: 'wallet', phone: '0512345678' }],
  ['phone: required', { country: 'EG', method: 'wallet' }],
  ['country: required', { country: undefined, method: 'wallet', phone: '01001234567' }],
  ['note: required', { method: 'manual' }],
  ['account_number: required', { country: 'MA', swift: 'BMCEMAMC' }],
  ['swift: swift', { country: 'MA', account_number: '12345678', swift: 'BMCEFRPP' }],
])('refuses %s', (fault, change) => expect(faultsFor({ ...BANK, ...change })).toContain(fault))

test('keeps what the method needs and nothing else, and shows four digits of it', () => {
  const form = z.parse(payoutDetailsForm(), { ...BANK, phone: '0512345678', note: 'x', swift: 'AAAASARI' })
  expect(accountOf(form)).toEqual({
    method: 'bank',
    holder: 'Layla Omar',
    account: 'SA0380000000608010167519',
    swift: null,
    bank: null,
  })
  expect([maskAccount('SA0380000000608010167519'), maskAccount('00712345')]).toEqual(['SA••••7519', '••••2345'])
  expect(isSwift('BMCEMAMCXXX', 'MA')).toBe(true)
  const wallet = z.parse(payoutDetailsForm(), {
    country: 'EG',
    method: 'wallet',
    holder: 'Layla',
    phone: '01001234567',
  })
  expect(accountOf(wallet)).toEqual({ method: 'wallet', holder: 'Layla', phone: '+201001234567' })
})
