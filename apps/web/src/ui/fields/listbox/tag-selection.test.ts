import { describe, expect, test } from 'vitest'
import { tagOptions, toggleTag } from './tag-selection.ts'

const OPTIONS = [
  { id: 'react', label: 'React' },
  { id: 'redux', label: 'Redux' },
  { id: 'node', label: 'Node.js' },
]

describe('the list of tags', () => {
  const list = (value: string[], text = '', max?: number) =>
    tagOptions(OPTIONS, { value, text, max }).map(({ id, isDisabled }) => (isDisabled ? `(${id})` : id))

  test.each([
    ['has all while nothing is typed', [], '', 2, ['react', 'redux', 'node']],
    ['has what is found, selected or not', ['react'], 're', 2, ['react', 'redux']],
    ['offers no more where enough are selected, but lets one remove them', ['react', 'node'], '', 2, ['react', '(redux)', 'node']], // prettier-ignore
    ['has no end without a limit', ['react', 'node'], '', undefined, ['react', 'redux', 'node']],
  ])('%s', (_, value, text, max, ids) => expect(list(value, text, max)).toEqual(ids))
})

test('tags stand in the order they were selected in, none of them twice', () => {
  const picked = ['node', 'react', 'redux', 'react'].reduce<string[]>(toggleTag, [])
  expect(picked).toEqual(['node', 'redux'])
})
