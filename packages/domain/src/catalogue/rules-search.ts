import { searchForm } from '../kernel/text.ts'

/** What can be searched; the lists of the API are of this shape, so a browser searches them with the same rules. */
export type SearchHit = { readonly name: string; readonly aliases: readonly string[] }

/** «Node.js», "node js" and "NodeJS" are one; «C#» and «C++» are not C. Accents fold too: "turkiye" is Türkiye. */
const keyOf = (text: string): string =>
  searchForm(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}+#]/gu, '')

/** «السعودية» is sought as «سعودية». */
const withoutArticle = (key: string): string => (key.length > 4 ? key.replace(/^ال/, '') : key)

/** One letter stands inside nearly everything: it finds only what it begins. */
const SHORTEST_INSIDE = 2

/** Lists live long and are asked at every letter: an entry is folded once. */
const known = new WeakMap<SearchHit, readonly string[]>()

function keysOf(entry: SearchHit): readonly string[] {
  let keys = known.get(entry)
  if (!keys) known.set(entry, (keys = [entry.name, ...entry.aliases].map(keyOf)))
  return keys
}

/** How well a name answers: it is the words, it begins with them, it holds them. */
function fitOf(key: string, sought: string): number {
  if (key === sought) return 0
  if (key.startsWith(sought) || withoutArticle(key).startsWith(sought)) return 1
  return sought.length >= SHORTEST_INSIDE && key.includes(sought) ? 2 : Infinity
}

/** A name before an alias that fits as well. */
const rankOf = (entry: SearchHit, sought: string): number =>
  Math.min(...keysOf(entry).map((key, index) => fitOf(key, sought) * 2 + Math.min(index, 1)))

/** Best first; what fits equally well stays in its order. Nothing asked is everything. */
export function searchCatalogue<E extends SearchHit>(entries: readonly E[], question: string): readonly E[] {
  if (searchForm(question) === '') return entries
  const sought = keyOf(question)
  if (sought === '') return []
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, sought) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
}
