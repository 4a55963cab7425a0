/** Optimal string alignment distance, up to a bound: insertions, deletions, substitutions and swaps of neighbours. */
export function editDistance(one: string, other: string, bound: number): number {
  if (Math.abs(one.length - other.length) > bound) return bound + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    let min = i
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let distance = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        distance = Math.min(distance, beforeLast[j - 2]! + 1)
      row.push(distance)
      min = Math.min(min, distance)
    }
    if (min > bound) return bound + 1
    beforeLast = last
    last = row
  }
  return last[other.length]!
}

const MIN_LENGTH = 5
const LONG = 8
const boundFor = (word: string): number => (word.length >= LONG ? 2 : 1)

/** Words of one length, by their first letter: a misspelt word is compared with few. */
export class SpellingIndex {
  readonly #words = new Map<string, Set<string>>()

  add(word: string): void {
    if (word.length < MIN_LENGTH - 1 || /\d/.test(word)) return
    const key = word[0]!
    const words = this.#words.get(key) ?? new Set()
    this.#words.set(key, words.add(word))
  }

  /** The nearest word within the bound; none where two are equally near, or the word is short. */
  nearest(word: string): string | null {
    if (word.length < MIN_LENGTH || /\d/.test(word)) return null
    let best: string | null = null
    let distance = boundFor(word) + 1
    let isTied = false
    for (const candidate of this.#words.get(word[0]!) ?? []) {
      const bound = Math.min(distance, boundFor(candidate), boundFor(word))
      const here = editDistance(word, candidate, bound)
      if (here > bound) continue
      isTied = here === distance
      if (here <= distance) [best, distance] = [candidate, here]
    }
    return isTied ? null : best
  }
}
