import { expect, test } from 'vitest'
import { checkComments } from './comments.ts'

test('a comment names what its file has, what is exported, or what the platform and the database have', () => {
  const file = 'apps/api/src/platform/a.ts'
  const others = {
    'apps/api/src/platform/b.ts': 'export const readRow = 1\nconst most = 2',
    'apps/api/migrations/0001_a.sql': 'create table users (due_at timestamptz)',
  }
  const findingsIn = (comment: string) =>
    checkComments(new Map(Object.entries({ ...others, [file]: `/** ${comment} */\nconst change = 1` })))
  for (const name of ['change', 'readRow', 'readRow()', 'due_at', 'fetch'])
    expect(findingsIn(`As \`${name}\` has it.`)).toEqual([])
  expect(findingsIn('`wanted` maps to columns.')).toMatchObject([{ file, line: 1, law: 'comments' }])
  expect(findingsIn('At most `most` of them.')).toHaveLength(1)
})
