import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readBank } from './read.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fareeq-bank-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const item = (lines: readonly string[]) => `skill: sql\nitems:\n  - ${lines.join('\n    ')}\n`
const LINES = [
  'id: sql-round',
  'level: junior',
  'seconds: 45',
  'topic: numbers',
  'ask: { ar: ماذا تعيد هذه العبارة؟, en: What does this expression give? }',
  'right: 1.10',
  'wrong: [1.1, null, { ar: خطأ, en: an error }]',
  'why: { ar: …, en: … }',
]

test('an answer stays as it is typed, and one string stands for both languages', () => {
  write('multiple-choice/sql.yaml', item(LINES))
  expect(readBank(root).multipleChoice).toEqual([
    {
      skill: 'sql',
      id: 'sql-round',
      level: 'junior',
      seconds: 45,
      topic: 'numbers',
      prints: false,
      ask: { ar: 'ماذا تعيد هذه العبارة؟', en: 'What does this expression give?' },
      right: { ar: '1.10', en: '1.10' },
      wrong: [
        { ar: '1.1', en: '1.1' },
        { ar: 'null', en: 'null' },
        { ar: 'خطأ', en: 'an error' },
      ],
      why: { ar: '…', en: '…' },
      version: expect.stringMatching(/^[0-9a-f]{12}$/),
    },
  ])
})

test('an edited item is another version; one whose fields were moved is not', () => {
  const versionOf = (lines: readonly string[]) => {
    write('multiple-choice/sql.yaml', item(lines))
    return readBank(root).multipleChoice[0]?.version
  }
  const version = versionOf(LINES)
  expect(versionOf(LINES.toReversed())).toBe(version)
  expect(versionOf(LINES.with(2, 'seconds: 46'))).not.toBe(version)
})

test.each([
  ['a misspelt field', [...LINES, 'whyy: { ar: …, en: … }'], 'whyy'],
  ['a missing language', LINES.with(7, 'why: { ar: … }'), 'items[0].why.en'],
  ['a fourth wrong answer', LINES.with(6, 'wrong: [1, 2, 3, 4]'), 'items[0].wrong'],
  ['an unknown level', LINES.with(1, 'level: expert'), 'items[0].level'],
  ['a time nobody can keep', LINES.with(2, 'seconds: 5'), 'items[0].seconds'],
  ['a key given twice', [...LINES, 'level: mid'], 'unique'],
])('a file with %s is refused by its name', (_, lines, where) => {
  write('multiple-choice/sql.yaml', item(lines))
  expect(() => readBank(root)).toThrow(/^The item bank cannot be read\. multiple-choice\/sql\.yaml: /)
  expect(() => readBank(root)).toThrow(where)
})

test('a file carries the name of what is in it, and a skill is one of the catalogue', () => {
  write('multiple-choice/mysql.yaml', item(LINES))
  expect(() => readBank(root)).toThrow('multiple-choice/mysql.yaml: the file of "sql" has another name')
  write('multiple-choice/mysql.yaml', item(LINES).replace('skill: sql', 'skill: telepathy'))
  expect(() => readBank(root)).toThrow('must be an id of the catalogue')
})
