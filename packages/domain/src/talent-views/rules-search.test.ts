import { expect, test } from 'vitest'
import { phoneQuery, talentQuery } from './rules-search.ts'

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
  expect(phoneQuery(input)).toEqual(phone)
})

test('whoever may not reach a person does not find them by address or number', () => {
  expect(talentQuery('Layla@Work.jo', true)).toMatchObject({ email: 'layla@work.jo' })
  expect(talentQuery('Layla@Work.jo', false)).toMatchObject({ email: null })
  expect(talentQuery('+96279', false)).toMatchObject({ phone: null })
  expect(talentQuery('إسراء الحَربي', true)).toEqual({ words: ['اسراء', 'الحربي'], email: null, phone: null })
})
