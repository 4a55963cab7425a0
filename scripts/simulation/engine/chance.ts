/** A stream of chance that belongs to one thing: the same seed and the same words give the same stream. */
export type Chance = {
  /** From 0 to 1, without 1. */
  next(): number
  /** A whole number, both bounds included. */
  between(min: number, max: number): number
  happens(share: number): boolean
  pick<const T>(list: readonly T[]): T
  some<T>(list: readonly T[], count: number): T[]
  /** Around `median`, seldom much more: how long people take. */
  around(median: number): number
  /** A stream of its own for a part of it. */
  fork(...words: readonly (string | number)[]): Chance
}

/** FNV-1a, so that a word moves all bits of the state. */
function hashOf(words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const char of words.join('\n')) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193)
  return hash >>> 0
}

export function chanceOf(...words: readonly (string | number)[]): Chance {
  let state = hashOf(words)
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    between,
    happens: (share) => next() < share,
    pick: (list) => list[between(0, list.length - 1)]!,
    some(list, count) {
      const rest = [...list]
      return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(between(0, rest.length - 1), 1)[0]!)
    },
    // Log-normal by the sum of uniforms: the middle half lies between half of it and twice as much.
    around: (median) => median * Math.exp((next() + next() + next() - 1.5) * 1.4),
    fork: (...more) => chanceOf(...words, ...more),
  }
}
