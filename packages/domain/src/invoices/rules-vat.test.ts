import { expect, test } from 'vitest'
import { isSimplified, vatReason } from './rules-vat.ts'

test.each([
  ['a company in the Kingdom pays VAT, so there is no reason', 'SA', 1500, undefined],
  ['a company abroad pays none, because services are exported', 'GB', 0, 'VATEX-SA-33'],
  ['a rate of nothing in the Kingdom is out of scope', 'SA', 0, 'VATEX-SA-OOS'],
])('%s', (_, country, rate, code) => expect(vatReason(country, rate)?.code).toBe(code))

test.each([
  ['a company in the Kingdom with a VAT number', 'SA', '310123456700003', false],
  ['a company in the Kingdom without one', 'SA', null, true],
  ['a company abroad without one', 'GB', null, false],
])('%s gets the kind of invoice that the law asks for', (_, country, vat_number, simplified) =>
  expect(isSimplified({ country, vat_number })).toBe(simplified),
)
