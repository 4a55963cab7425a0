import { countryName } from '@fareeq/domain/catalogue/rules.ts'
import { ARAB_COUNTRIES } from '@fareeq/domain/catalogue/rules-countries.ts'
import { LANGS } from '@fareeq/domain/kernel/language/locale.ts'
import { expect, test } from 'vitest'
import { type CountryCode, namesIn } from './countries.ts'

test.each(LANGS)('a country beside a phone and at the sign-up has the name it has in the profile: %s', (lang) => {
  const nameOf = namesIn(lang)
  const names = ARAB_COUNTRIES.map((code) => nameOf(code as CountryCode))
  expect(names).toEqual(ARAB_COUNTRIES.map((code) => countryName(code, lang)))
  expect(names).toContain({ ar: 'السعودية', en: 'Saudi Arabia' }[lang])
})
