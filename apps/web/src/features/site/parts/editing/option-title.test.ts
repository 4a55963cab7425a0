import { expect, test } from 'vitest'
import { optionTitle } from './option-title.ts'

test('a text without English is offered by its Arabic title, and never by its key while it has a title', () => {
  const title = { ar: 'أنواع العقود', en: '' }
  expect(optionTitle(title, 'en', 'contract-types')).toEqual({ label: 'أنواع العقود', lang: 'ar' })
  expect(optionTitle(title, 'ar', 'contract-types')).toEqual({ label: 'أنواع العقود' })
  expect(optionTitle({ ar: '', en: '' }, 'en', 'contract-types')).toEqual({ label: 'contract-types', ltr: true })
})
