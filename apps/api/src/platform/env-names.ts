/** Names of at least this length are compared: shorter ones are close to those of the system (HOST and HOME). */
const MIN_LENGTH = 7
const MAX_DISTANCE = 2
/** Beginnings that only our settings have: any other name with one is a mistake. */
const FAMILIES = /^(?:SELLER|IDENTITY|MAIL_RECEIPTS|ALLOW_LOCAL|METRICS)_/

/** Levenshtein distance: how many letters differ, are missing or too many. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n)
  for (const [at, letter] of one.split('').entries()) {
    const next = [at + 1]
    for (const [n, target] of other.split('').entries())
      next.push(Math.min(row[n + 1]! + 1, next[n]! + 1, row[n]! + Number(letter !== target)))
    row = next
  }
  return row.at(-1)!
}

/** Variables that look like settings and are none, each with the nearest name: otherwise it would be ignored in silence. */
export function misspeltNames(names: readonly string[], settings: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (settings.includes(name)) return []
    const family = FAMILIES.exec(name)?.[0]
    const [nearest] = settings
      .filter((setting) => family === undefined || setting.startsWith(family))
      .map((setting) => ({ setting, distance: family && setting.startsWith(name) ? 0 : distanceOf(name, setting) }))
      .toSorted((a, b) => a.distance - b.distance)
    const isClose = name.length >= MIN_LENGTH && (nearest?.distance ?? Infinity) <= MAX_DISTANCE
    return nearest && (isClose || family) ? [`${name} is no setting: did you mean ${nearest.setting}?`] : []
  })
}
