import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { expect, test } from 'vitest'
import { refusals } from './refusals.ts'

type Dictionary = Record<string, unknown>
const dictionaries = import.meta.glob<Dictionary>(['../**/messages/**/*.ts', '../ui/words/*.ts'], { eager: true })
const pairs = Object.keys(dictionaries).flatMap((path) => {
  const english = path.replace(/\/ar((?:-[\w-]+)?\.ts)$/, '/en$1')
  return english === path ? [] : [[path, english] as const]
})

const plain = (text: string) => text.replace(/[.!؟?]$/, '')
const sentences = (value: unknown, at = ''): [at: string, text: string][] => {
  if (typeof value === 'string') return [[at, plain(value)]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => sentences(inner, `${at}.${key}`))
}
const wordsOf = (path: string) => sentences(Object.values(dictionaries[path] ?? {}))

/** A 5xx is no refusal: pages have their own text for it. */
const kinds = Object.values({ ...platformErrors, ...rule, ...refusals }).filter(({ status }) => status < 500)

test('the sentence of a refusal stands in the domain, and in no dictionary of a screen', () => {
  expect(pairs.length).toBeGreaterThan(60)
  const copies = pairs.flatMap(([arabic, english]) => {
    const en = new Map(wordsOf(english))
    const isCopy = (at: string, text: string) =>
      kinds.some((kind) => plain(kind.ar) === text && plain(kind.en) === en.get(at))
    return wordsOf(arabic).flatMap(([at, text]) => (isCopy(at, text) ? [`${arabic}${at}: ${text}`] : []))
  })
  expect(copies).toEqual([])
})
