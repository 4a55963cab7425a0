import { expect, test } from 'vitest'

type Dictionary = Record<string, unknown>
/** All dictionaries, by glob instead of a list. */
const dictionaries = import.meta.glob<Dictionary>(
  ['../../**/messages/**/*.ts', '../../ui/words/*.ts', '../titles/*.ts', '../../areas/descriptions/*.ts'],
  { eager: true },
)
const isArabic = (path: string) => /\/ar(?:-[\w-]+)?\.ts$/.test(path)
const pairs = Object.keys(dictionaries)
  .filter(isArabic)
  .map((path) => [path, path.replace(/\/ar((?:-[\w-]+)?\.ts)$/, '/en$1')] as const)

/** `key.key: sentence` of every plain text. */
const sentences = (value: unknown, at = ''): [at: string, text: string][] => {
  if (typeof value === 'string') return [[at, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => sentences(inner, at ? `${at}.${key}` : key))
}
const wordsOf = (path: string) => sentences(Object.values(dictionaries[path] ?? {}))
const ARABIC = /\p{Script=Arabic}/u

test('there is a dictionary for every screen', () => expect(pairs.length).toBeGreaterThan(60))

/** A language is written in its own script in both; the language switch too. */
const isForeign = (text: string, other: string) =>
  ARABIC.test(text) && !/[a-z]/i.test(text) && ARABIC.test(other) && text !== other

test.each(pairs)('%s says everything that %s says, and each in its own letters [R-001]', (arabic, english) => {
  const [ar, en] = [wordsOf(arabic), wordsOf(english)]
  expect(en.map(([at]) => at)).toEqual(ar.map(([at]) => at))
  const pairs = ar.map(([at, text], index) => ({ at, text, other: en[index]?.[1] ?? '' }))
  expect(pairs.filter(({ text, other }) => (text === '') !== (other === ''))).toEqual([])
  expect(pairs.filter(({ text, other }) => isForeign(other, text))).toEqual([])
})
