import { describe, expect, test } from 'vitest'
import { readCombobox } from './combobox-text.ts'

const OPTIONS = [
  { id: 'riyadh', label: 'الرياض' },
  { id: 'jeddah', label: 'جدة' },
  { id: 'java', label: 'Java' },
  { id: 'javascript', label: 'JavaScript' },
]
const read = (about: Partial<Parameters<typeof readCombobox>[0]>) =>
  readCombobox({ options: OPTIONS, value: null, query: null, isFocused: false, ...about })

describe('the text of a combobox', () => {
  test.each([
    ['is the name of what is selected', 'jeddah', null, 'جدة'],
    ['is what is typed instead of it', 'jeddah', 'الر', 'الر'],
    ['is empty once it was cleared', 'jeddah', '', ''],
    ['is empty while the selected option is not here', 'dammam', null, ''],
  ])('%s', (_, value, query, text) => expect(read({ value, query }).text).toBe(text))
})

describe('a text that is left behind', () => {
  test.each([
    ['selects the only option it can mean', 'الريا', 'riyadh'],
    ['selects the very name, although another begins with it', 'java', 'java'],
    ['selects nothing where it can mean several', 'jav', undefined],
    ['selects nothing where it means none', 'دبي', undefined],
  ])('%s', (_, query, id) => {
    const left = read({ query })
    expect(left.meant?.id).toBe(id)
    expect(left.isStray).toBe(id === undefined)
  })

  test('is no mistake while one types', () => expect(read({ query: 'دبي', isFocused: true }).isStray).toBe(false))
  test('of spaces alone is no text', () =>
    expect(read({ query: '  ' })).toMatchObject({ isTyped: false, isStray: false }))
  test('waits for options that are not here yet', () =>
    expect(read({ options: [], query: 'دبي' })).toMatchObject({ isSettled: false, isStray: false }))
})
