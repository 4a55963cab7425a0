/** Deterministic pseudo-random numbers: mulberry32. */
export type RandomSource = {
  next(): number
  one<T>(from: readonly T[]): T
  some<T>(from: readonly T[], count: number): T[]
  is(share: number): boolean
}

export function chanceOf(seed: number): RandomSource {
  let state = seed * 0x9e3779b9
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const pick = <T>(from: readonly T[]) => from[Math.floor(next() * from.length)]!
  return {
    next,
    one: pick,
    some<T>(from: readonly T[], count: number) {
      const remaining = [...from]
      return Array.from(
        { length: Math.min(count, from.length) },
        () => remaining.splice(Math.floor(next() * remaining.length), 1)[0]!,
      )
    },
    is: (share) => next() < share,
  }
}
