import { ROLES } from '../catalogue/entries-roles.ts'
import { SKILLS } from '../catalogue/entries-skills.ts'
import type { Entry } from '../catalogue/entries.ts'
import { searchForm } from '../kernel/text/text.ts'
import { suggestedName } from '../kernel/names/transliteration.ts'

/** Search words: «Node.js» → "node"; «C#» stays. */
const wordsOf = (text: string): string[] =>
  searchForm(text)
    .split(/[^\p{L}\p{N}\p{M}+#]+/u)
    .filter((word) => word !== '')

/** Words of a query; all of them must match. */
export const searchWords = (question: string): string[] => (question === '' ? [] : [...new Set(wordsOf(question))])

/** Words of a name, each in the script it was typed in and in the other one: «ليلى حداد» also means "layla haddad". */
export function wordsInBothScripts(name: string): string[][] {
  const words = searchWords(name)
  const other = searchWords(suggestedName(name))
  return words.map((word, n) => (other.length === words.length && other[n] ? [word, other[n]] : [word]))
}

/** Prefix match of a name, with or without its article. */
const begins = (words: readonly string[], prefix: string): boolean =>
  words.some((word) => word.startsWith(prefix) || (word.startsWith('ال') && word.slice(2).startsWith(prefix)))

/** A name in search form, for repeated searches. */
export const foldedName = (name: string): string => wordsOf(name).join(' ')
export const foldedNameHas = (folded: string, prefix: string): boolean => begins(folded.split(' '), prefix)
export const nameHas = (name: string, prefix: string): boolean => begins(wordsOf(name), prefix)

const foldedOf = (entries: readonly Entry[]) =>
  new Map(entries.map(({ id, name, aliases }) => [id, [name.ar, name.en, ...aliases].flatMap(wordsOf)]))
const ROLE_WORDS = foldedOf(ROLES)
const SKILL_WORDS = foldedOf(SKILLS)

export const roleHas = (role: string, prefix: string): boolean => begins(ROLE_WORDS.get(role) ?? [], prefix)

/** Shortest prefix. */
const MIN_PART_LENGTH = 2
export const skillsWith = (prefix: string): string[] =>
  [...SKILL_WORDS].flatMap(([id, words]) =>
    (prefix.length < MIN_PART_LENGTH ? words.includes(prefix) : begins(words, prefix)) ? id : [],
  )
