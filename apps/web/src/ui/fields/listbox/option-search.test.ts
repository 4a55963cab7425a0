import { describe, expect, test } from 'vitest'
import { matchesStart, meantBy, search } from './option-search.ts'

const OPTIONS = [
  { id: 'pm', label: 'إدارة المنتجات', search: 'Product management' },
  { id: 'hr', label: 'إدارة الموارد البشرية', detail: 'People' },
  { id: 'mueller', label: 'Müller' },
  { id: 'java', label: 'Java' },
  { id: 'javascript', label: 'JavaScript' },
]
const idsOf = (query: string) => search(OPTIONS, query).map(({ id }) => id)

describe('options are found by what is typed', () => {
  test.each([
    ['without hamza and with another letter at the end', 'اداره', ['pm', 'hr']],
    ['without the marks of another alphabet', 'MULLER', ['mueller']],
    ['by words that are not shown', 'product', ['pm']],
    ['by their second line', 'people', ['hr']],
    ['all of them while nothing is typed', ' ', OPTIONS.map(({ id }) => id)],
    ['none', 'zzz', []],
  ])('%s', (_, query, ids) => expect(idsOf(query)).toEqual(ids))
})

describe('what is left without a choice', () => {
  test.each([
    ['is the one with this very name, although another begins with it', 'java', 'java'],
    ['is the only one that is found', 'javas', 'javascript'],
    ['is nothing where several are found', 'ادارة', undefined],
    ['is nothing where none is found', 'zzz', undefined],
  ])('%s', (_, input, id) => expect(meantBy(OPTIONS, input)?.id).toBe(id))
})

test('a letter leads to a name that begins with it, however it is written', () => {
  expect(matchesStart('إدارة المنتجات', 'ا')).toBe(true)
  expect(matchesStart('Élan', 'e')).toBe(true)
  expect(matchesStart('إدارة المنتجات', 'م')).toBe(false)
})
