import { expect, test } from 'vitest'
import { soughtPhone, soughtTalent } from './rules-search.ts'

test.each([
  ['+962 79', { begins: '96279' }],
  ['00962 79', { begins: '96279' }],
  ['٩٦٦٥١٢', { begins: '966512' }],
  ['079 123-4567', { ends: '791234567' }],
  ['079', null],
  ['009', null],
  ['ليلى', null],
  ['966 Layla', null],
])('the number in «%s»', (input, phone) => {
  expect(soughtPhone(input)).toEqual(phone)
})

test('whoever may not reach a person does not find them by address or number', () => {
  expect(soughtTalent('Layla@Work.jo', true)).toMatchObject({ email: 'layla@work.jo' })
  expect(soughtTalent('Layla@Work.jo', false)).toMatchObject({ email: null })
  expect(soughtTalent('+96279', false)).toMatchObject({ phone: null })
  expect(soughtTalent('إسراء الحَربي', true)).toEqual({ words: ['اسراء', 'الحربي'], email: null, phone: null })
})
