import { expect, test } from 'vitest'
import { staffNameFor } from './staff-names.ts'

test('a colleague is read in the script of the reader', () => {
  expect(staffNameFor('سارة القحطاني', 'en')).toBe('Sarah Al-Qahtani')
  expect(staffNameFor('سارة القحطاني', 'ar')).toBe('سارة القحطاني')
  expect(staffNameFor('Rami Haddad', 'ar')).toBe('رامي حداد')
  expect(staffNameFor('Rami Haddad', 'en')).toBe('Rami Haddad')
  expect(staffNameFor('ሐና', 'en')).toBe('ሐና')
})
