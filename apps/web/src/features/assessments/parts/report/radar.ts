/** A radar chart around 100, 100, with room for names at its sides; the first axis points up, the others follow the clock. */
const CENTRE = 100
export const RADIUS = 62

type Point = { readonly x: number; readonly y: number }

const round = (value: number) => Math.round(value * 100) / 100

/** Where a share of an axis lies, 0 in the middle and 1 at its end. */
export function pointOn(index: number, count: number, share: number): Point {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2
  return { x: round(CENTRE + Math.cos(angle) * RADIUS * share), y: round(CENTRE + Math.sin(angle) * RADIUS * share) }
}

/** The `points` of a polygon: one corner per axis. */
export const polygon = (shares: readonly number[]): string =>
  shares
    .map((share, index) => pointOn(index, shares.length, share))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ')

/** A name in at most two lines: the first word, and the rest. */
export function nameLines(name: string): string[] {
  const [first = '', ...rest] = name.split(' ')
  return rest.length > 0 ? [first, rest.join(' ')] : [first]
}
