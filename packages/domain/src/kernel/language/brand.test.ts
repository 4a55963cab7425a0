import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BRAND, pageTitle } from './brand.ts'
import { LANGS } from './locale.ts'

test('a page title is the product name, then the page, in either language [R-010]', () => {
  expect(pageTitle('ar', 'تسجيل الدخول')).toBe('فريق - تسجيل الدخول')
  expect(pageTitle('en', 'Login')).toBe('Fareeq - Login')
  fc.assert(
    fc.property(fc.constantFrom(...LANGS), fc.string(), (lang, page) => {
      expect(pageTitle(lang, page).startsWith(BRAND[lang])).toBe(true)
    }),
  )
})
