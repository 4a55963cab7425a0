import { ROLES } from '../catalogue/entries-roles.ts'
import { SKILLS } from '../catalogue/entries-skills.ts'
import type { Entry } from '../catalogue/entries.ts'
import { searchForm } from '../kernel/text.ts'
import { suggestedName } from '../kernel/transliteration.ts'

/** Search words: «Node.js» → "node"; «C#» stays. */
const wordsOf = (text: string): string[] =>
  searchForm(text)
    .split(/[^\p{L}\p{N}\p{M}+#]+/u)
    .filter((word) => word !== '')

/** Words of a query; all of them must match. */
export const soughtWords = (question: string): string[] => (question === '' ? [] : [...new Set(wordsOf(question))])

/** Words of a name, each in the script it was typed in and in the other one: «ليلى حداد» also means "layla haddad". */
export function wordsInBothScripts(name: string): string[][] {
  const words = soughtWords(name)
  const other = soughtWords(suggestedName(name))
  return words.map((word, n) => (other.length === words.length && other[n] ? [word, other[n]] : [word]))
}

/** Prefix match of a name, with or without its article. */
const begins = (words: readonly string[], sought: string): boolean =>
  words.some((word) => word.startsWith(sought) || (word.startsWith('ال') && word.slice(2).startsWith(sought)))

/** A name in search form, for repeated searches. */
export const foldedName = (name: string): string => wordsOf(name).join(' ')
export const foldedNameHas = (folded: string, sought: string): boolean => begins(folded.split(' '), sought)
export const nameHas = (name: string, sought: string): boolean => begins(wordsOf(name), sought)

const foldedOf = (entries: readonly Entry[]) =>
  new Map(entries.map(({ id, name, aliases }) => [id, [name.ar, name.en, ...aliases].flatMap(wordsOf)]))
const ROLE_WORDS = foldedOf(ROLES)
const SKILL_WORDS = foldedOf(SKILLS)

export const roleHas = (role: string, sought: string): boolean => begins(ROLE_WORDS.get(role) ?? [], sought)

/** Shortest prefix. */
const SHORTEST_PART = 2
export const skillsWith = (sought: string): string[] =>
  [...SKILL_WORDS].flatMap(([id, words]) =>
    (sought.length < SHORTEST_PART ? words.includes(sought) : begins(words, sought)) ? id : [],
  )
