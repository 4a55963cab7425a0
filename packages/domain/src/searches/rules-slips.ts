import { searchWords } from '../matching/rules-names.ts'
import type { ResultKind } from './limits.ts'
import type { Question } from './rules.ts'

/** A word this short is another word after one change. */
const MIN_LENGTH = 3
/** Letters of a word that forgive a second change. */
const LONG = 5

/** Kinds that are found by the name of a person or a company. */
const NAMED: readonly ResultKind[] = ['talent', 'company', 'colleague']

/** A name was typed, and nobody was found by it. */
export const asksForSlips = ({ words, number }: Question, items: readonly { readonly kind: ResultKind }[]): boolean =>
  words.length > 0 && number === null && !items.some(({ kind }) => NAMED.includes(kind))

/** Edits between two words: a letter added, left out, changed, or two neighbours swapped (Damerau-Levenshtein). */
export function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, n) => n)]
  for (let i = 1; i <= a.length; i++) {
    const [before, last] = [rows[i - 2], rows[i - 1]!]
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = before !== undefined && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(Math.min(last[j]! + 1, row[j - 1]! + 1, change, isSwap ? before[j - 2]! + 1 : Number.POSITIVE_INFINITY))
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}

const withoutArticle = (word: string): string => (word.length > LONG && word.startsWith('ال') ? word.slice(2) : word)

/** Edits from a typed word to one of a name; null where it means another name. */
function slipsOf(input: string, word: string): number | null {
  const [a, b] = [withoutArticle(input), withoutArticle(word)]
  if (a === b) return 0
  if (a.length < MIN_LENGTH) return null
  const edits = editDistance(a, b)
  return edits <= (a.length >= LONG ? 2 : 1) ? edits : null
}

/** How far a name is from what was typed: every word, in either script, is a word of the name but for a slip. */
export function nameDistance(words: Question['words'], name: string): number | null {
  const ofName = searchWords(name)
  let sum = 0
  for (const scripts of words) {
    const slips = scripts.flatMap((input) => ofName.flatMap((word) => slipsOf(input, word) ?? []))
    if (slips.length === 0) return null
    sum += Math.min(...slips)
  }
  return words.length > 0 ? sum : null
}

/** Names that can be meant, the nearest first. */
export const nearest = <Item extends { readonly name: string }>(
  words: Question['words'],
  items: readonly Item[],
): Item[] =>
  items
    .flatMap((item) => {
      const distance = nameDistance(words, item.name)
      return distance === null ? [] : [{ item, distance }]
    })
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ item }) => item)
