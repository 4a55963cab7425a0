import { hasArabic, searchForm } from '../kernel/text/text.ts'

/** Searched fields of an article. */
export type Searched = { slug: string; title: string; headings: readonly string[]; body: string; published_on: string }

export type Hit = { slug: string; score: number; excerpt: string | null }

/** A word in the title says what an article is about; in a heading, a part of it; in the text, only that it occurs. */
const WEIGHT = { title: 100, headings: 10, body: 1 } as const
const EXCERPT = 160

/** Light stemming: «وبالعقود» → «عقود», without Arabic prefixes and plural endings. */
const ARABIC_PREFIX = /^(?:[وف]?(?:[بك]?ال|لل)|[وف](?=\p{L}{4}))/u
const ARABIC_SUFFIX = /(?:ات|ين|ون|ان|ها|هم|نا|كم|ه)$/u
const MIN_STEM_LENGTH = 3

/** The stem of a word; light on purpose, so that different words seldom collide. */
export function stemOf(word: string): string {
  const form = searchForm(word)
  if (!hasArabic(form)) return form.length > MIN_STEM_LENGTH ? form.replace(/(?<=\w{2})(?:'s|s)$/, '') : form
  const bare = form.replace(ARABIC_PREFIX, '')
  const base = bare.length >= MIN_STEM_LENGTH ? bare : form
  const stem = base.replace(ARABIC_SUFFIX, '')
  return stem.length >= MIN_STEM_LENGTH ? stem : base
}

const WORD = /[\p{L}\p{M}\p{Nd}]+(?:[.+#'][\p{L}\p{Nd}]+)*[+#]*/gu

/** Memoised: articles repeat the same few thousand words. */
const cache = new Map<string, string>()
const MAX_CACHED = 20_000

function knownStem(word: string): string {
  let stem = cache.get(word)
  if (stem === undefined) {
    if (cache.size >= MAX_CACHED) cache.clear()
    cache.set(word, (stem = stemOf(word)))
  }
  return stem
}

const stemsOf = (text: string): string[] => (text.match(WORD) ?? []).map(knownStem)

/** A stem matches as a prefix; two letters only match exactly. */
const meets = (stem: string, prefix: string): boolean =>
  stem === prefix || (prefix.length >= MIN_STEM_LENGTH && stem.startsWith(prefix))

function scoreOf(article: Searched, stems: readonly string[]): number {
  const fields = {
    title: stemsOf(article.title),
    headings: article.headings.flatMap(stemsOf),
    body: stemsOf(article.body),
  }
  let score = 0
  for (const word of stems) {
    const points = (Object.keys(WEIGHT) as (keyof typeof WEIGHT)[]).map((field) => {
      // Term frequency counts a little, but never as much as the next better field.
      const times = Math.min(9, fields[field].filter((stem) => meets(stem, word)).length)
      return times > 0 ? WEIGHT[field] * (1 + times / 10) : 0
    })
    const best = Math.max(...points)
    if (best === 0) return 0
    score += best
  }
  return score
}

/** Articles with all words of the query, best first; of equal ranks the newer one. */
export function searchArticles(articles: readonly Searched[], question: string): Hit[] {
  const stems = [...new Set(stemsOf(question))]
  const newestFirst = articles.toSorted((a, b) => b.published_on.localeCompare(a.published_on))
  if (stems.length === 0)
    return question.trim() === '' ? newestFirst.map(({ slug }) => ({ slug, score: 0, excerpt: null })) : []
  return newestFirst
    .map((article) => ({
      slug: article.slug,
      score: scoreOf(article, stems),
      excerpt: excerptOf(article.body, stems),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
}

/** Excerpt around the first match, cut at word boundaries. */
export function excerptOf(body: string, stems: readonly string[]): string | null {
  const words = [...body.matchAll(WORD)]
  const index = words.findIndex(([word]) => stems.some((stem) => meets(knownStem(word), stem)))
  if (index < 0) return null
  const first = words[Math.max(0, index - 8)]!
  let last = first
  for (const word of words.slice(index)) {
    if (word.index + word[0].length - first.index > EXCERPT) break
    last = word
  }
  const end = Math.max(last.index + last[0].length, words[index]!.index + words[index]![0].length)
  const text = body.slice(first.index, end).replace(/\s+/g, ' ')
  return `${first.index > 0 ? '… ' : ''}${text}${end < body.trimEnd().length ? ' …' : ''}`
}

/** Splits a text at the matches, for highlighting. */
export function highlightedParts(text: string, question: string): { text: string; isMatch: boolean }[] {
  const stems = [...new Set(stemsOf(question))]
  const pieces: { text: string; isMatch: boolean }[] = []
  let end = 0
  for (const { 0: word, index } of stems.length > 0 ? text.matchAll(WORD) : []) {
    if (!stems.some((stem) => meets(knownStem(word), stem))) continue
    if (index > end) pieces.push({ text: text.slice(end, index), isMatch: false })
    pieces.push({ text: word, isMatch: true })
    end = index + word.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMatch: false })
  return pieces
}
