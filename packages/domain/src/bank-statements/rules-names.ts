import { transliterated } from '../kernel/names/transliteration.ts'
import { hasArabic, searchForm } from '../kernel/text/text.ts'

/** Legal forms and trades, which half of all companies have in their names. */
const COMMON = new Set(
  `شركه الشركه مؤسسه موسسه المحدوده محدوده للتجاره التجاريه تجاره والتجاره للمقاولات مقاولات القابضه قابضه مجموعه ذات مسووليه
مسوليه للخدمات خدمات مساهمه مقفله وشركاه وشركاوه من الي ال
the company co llc ltd limited inc corp corporation est establishment trading trade group holding holdings gmbh wll fz fze fzco and for of
services contracting sole proprietorship one person closed joint stock by order from`
    .split(/\s+/)
    .map((word) => searchForm(word)),
)

/** Spellings of one Arabic sound; longer ones first. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/sch|sh|ch/g, 's'],
  [/kh|ck|[qcx]/g, 'k'],
  [/gh|j/g, 'g'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/ph|v/g, 'f'],
  [/z/g, 's'],
  [/p/g, 'b'],
]

/** The consonants of a word in Latin letters: what both scripts write, whoever spells it. */
function skeletonOf(word: string): string {
  const latin = hasArabic(word) ? transliterated(word, 'en').toLowerCase() : word
  const plain = latin
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '')
    .replace(/^(?:al|el)(?=..)/, '')
  const sounds = SOUNDS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), plain)
  return sounds
    .replace(/h$/, '')
    .replace(/(?<=.)[aeiouwy]/g, '')
    .replace(/^[aeiouwy]/, 'a')
    .replace(/(.)\1+/g, '$1')
}

/** Bigrams of the words that are this company's own, each with its edges. */
function nameFeatures(name: string, skeletons: Map<string, string>): Set<string> {
  const words = searchForm(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !COMMON.has(word) && !COMMON.has(word.replace(/^ال/, '')))
  const features = new Set<string>()
  for (const word of words) {
    const skeleton = skeletons.get(word) ?? skeletonOf(word)
    skeletons.set(word, skeleton)
    const bounded = `^${skeleton}$`
    if (bounded.length < 4) continue
    for (let at = 0; at < bounded.length - 1; at++) features.add(bounded.slice(at, at + 2))
    // A whole word says more than its letters.
    features.add(bounded)
  }
  return features
}

type Party = { readonly features: ReadonlySet<string>; readonly weight: number }
export type NameScores = ReadonlyMap<string, number>

/**
 * Inverted index over names: the Dice coefficient of their bigrams, each weighed by how few companies have it (inverse document
 * frequency), so that «الرياض» counts less than a name that one company has.
 */
export function createNameIndex(names: readonly { readonly id: string; readonly name: string }[]) {
  /** Words repeat: «شركة», "payment", the month. */
  const skeletons = new Map<string, string>()
  const byFeature = new Map<string, string[]>()
  const featuresById = new Map<string, Set<string>>()
  for (const { id, name } of names) {
    const features = featuresById.get(id) ?? new Set<string>()
    featuresById.set(id, features)
    for (const feature of nameFeatures(name, skeletons))
      if (!features.has(feature)) {
        features.add(feature)
        byFeature.set(feature, [...(byFeature.get(feature) ?? []), id])
      }
  }
  const count = featuresById.size
  const weightOf = (feature: string): number => Math.log(1 + count / (byFeature.get(feature)?.length ?? 1))
  const sum = (features: Iterable<string>): number => {
    let weight = 0
    for (const feature of features) weight += weightOf(feature)
    return weight
  }
  const parties = new Map<string, Party>()
  for (const [id, features] of featuresById) parties.set(id, { features, weight: sum(features) })

  /** From 0 to 1, of those that share anything. */
  return (name: string): NameScores => {
    const features = nameFeatures(name, skeletons)
    const weight = sum(features)
    const shared = new Map<string, number>()
    for (const feature of features) {
      const own = weightOf(feature)
      for (const id of byFeature.get(feature) ?? []) shared.set(id, (shared.get(id) ?? 0) + own)
    }
    return new Map(
      [...shared].map(([id, common]) => [id, (2 * common) / (weight + (parties.get(id)?.weight ?? 0))] as const),
    )
  }
}
