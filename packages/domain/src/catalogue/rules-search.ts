import { searchForm } from '../kernel/text/text.ts'

/** Searchable entries; the API's lists have this shape, so a browser searches them with the same rules. */
export type SearchHit = { readonly name: string; readonly aliases: readonly string[] }

/**
 * Search key: «Node.js», "node js" and "NodeJS" are equal; «C#» and «C++» are not C. Accents fold too: "turkiye" is Türkiye.
 */
const keyOf = (text: string): string =>
  searchForm(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}+#]/gu, '')

/** Without the article: «السعودية» → «سعودية». */
const withoutArticle = (key: string): string => (key.length > 4 ? key.replace(/^ال/, '') : key)

/** A single letter matches prefixes only. */
const MIN_INFIX_LENGTH = 2

/** Memoised: lists live long and are searched at every keystroke. */
const cache = new WeakMap<SearchHit, readonly string[]>()

function keysOf(entry: SearchHit): readonly string[] {
  let keys = cache.get(entry)
  if (!keys) cache.set(entry, (keys = [entry.name, ...entry.aliases].map(keyOf)))
  return keys
}

/** Match quality: exact, prefix, infix. */
function fitOf(key: string, term: string): number {
  if (key === term) return 0
  if (key.startsWith(term) || withoutArticle(key).startsWith(term)) return 1
  return term.length >= MIN_INFIX_LENGTH && key.includes(term) ? 2 : Infinity
}

/** A name ranks before an equal alias. */
const rankOf = (entry: SearchHit, term: string): number =>
  Math.min(...keysOf(entry).map((key, index) => fitOf(key, term) * 2 + Math.min(index, 1)))

/** Best first, stable for equal ranks. An empty query returns all. */
export function searchCatalogue<E extends SearchHit>(entries: readonly E[], question: string): readonly E[] {
  if (searchForm(question) === '') return entries
  const term = keyOf(question)
  if (term === '') return []
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, term) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
}
