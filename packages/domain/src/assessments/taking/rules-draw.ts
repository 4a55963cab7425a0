import { LEVELS, type Level } from '../limits.ts'

/** Seeded random numbers (mulberry32): the same seed draws the same attempt again. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Fisher-Yates with a seed. */
export function shuffled<One>(all: readonly One[], seed: number): One[] {
  const random = randomFrom(seed)
  const list = [...all]
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[list[last], list[other]] = [list[other]!, list[last]!]
  }
  return list
}

export type Drawable = { readonly id: string; readonly level: Level }

/** So many items, balanced by level, the easy ones first; those of earlier trials only when no others are left. */
export function draw<Item extends Drawable>(
  bank: readonly Item[],
  { count, seed, seenIds = [] }: { count: number; seed: number; seenIds?: readonly string[] },
): Item[] {
  const seenRank = (item: Item) => (seenIds.includes(item.id) ? 1 : 0)
  const byLevel = LEVELS.map((level, index) =>
    shuffled(
      bank.filter((item) => item.level === level),
      seed + index,
    ).toSorted((a, b) => seenRank(a) - seenRank(b)),
  )
  const selection = new Set<Item>()
  for (let round = 0; selection.size < Math.min(count, bank.length); round++) {
    // The middle level first, so that two tasks are not one of the easiest and one of the hardest.
    for (const items of [byLevel[1], byLevel[0], byLevel[2]]) {
      const item = items?.[round]
      if (item && selection.size < count) selection.add(item)
    }
  }
  return [...selection].toSorted((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level))
}
