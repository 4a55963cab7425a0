import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

type Oklch = [lightness: number, chroma: number, hue: number]
type Theme = 'light' | 'dark'

const TOKEN = /--([\w-]+): light-dark\(oklch\(([\d. ]+)\), oklch\(([\d. ]+)\)\)/g
const tokens = new Map(
  [...css.matchAll(TOKEN)].map(([, name = '', light = '', dark = '']) => [
    name,
    { light: light.split(' ').map(Number) as Oklch, dark: dark.split(' ').map(Number) as Oklch },
  ]),
)

/** Björn Ottosson's OKLab → linear sRGB, clipped to the gamut; then WCAG's relative luminance. */
function luminance([L, C, h]: Oklch): number {
  const a = C * Math.cos((h * Math.PI) / 180)
  const b = C * Math.sin((h * Math.PI) / 180)
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const cut = (channel: number) => Math.max(0, Math.min(1, channel))
  const red = cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = cut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string, theme: Theme): number {
  const [a, b] = [one, other].map((name) => {
    const token = tokens.get(name)
    if (!token) throw new Error(`no token --${name} in tokens.css`)
    return luminance(token[theme]) + 0.05
  }) as [number, number]
  return Math.max(a, b) / Math.min(a, b)
}

const GROUNDS = ['surface', 'raised', 'sunken']
const TEXT_PAIRS: [ink: string, ground: string][] = [
  ...['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-strong', 'point-ink', 'positive', 'warning', 'danger'].flatMap(
    (ink) => GROUNDS.map((ground): [string, string] => [ink, ground]),
  ),
  ...['accent-soft', 'point-soft', 'positive-soft', 'warning-soft', 'danger-soft'].flatMap(
    (ground): [string, string][] => [
      ['ink', ground],
      ['ink-soft', ground],
    ],
  ),
  ['accent', 'accent-soft'],
  ['point-ink', 'point-soft'],
  ['positive', 'positive-soft'],
  ['warning', 'warning-soft'],
  ['danger', 'danger-soft'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-strong'],
  ['danger-ink', 'danger'],
  ['danger-ink', 'danger-strong'],
  ['surface', 'ink'],
]
/** Edges of controls and marks that carry meaning. */
const EDGE_PAIRS: [string, string][] = [
  ...GROUNDS.map((ground): [string, string] => ['line-strong', ground]),
  ...GROUNDS.map((ground): [string, string] => ['accent', ground]),
]

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  test.each(TEXT_PAIRS)('%s is readable on %s (4.5:1)', (ink, ground) => {
    expect(contrast(ink, ground, theme)).toBeGreaterThanOrEqual(4.5)
  })
  test.each(EDGE_PAIRS)('%s can be made out on %s (3:1)', (edge, ground) => {
    expect(contrast(edge, ground, theme)).toBeGreaterThanOrEqual(3)
  })
})

test('the measuring itself is right: black on white is 21:1', () => {
  expect(luminance([1, 0, 0])).toBeCloseTo(1, 3)
  expect(luminance([0, 0, 0])).toBe(0)
})

test('[K-059] the layout turns at 576, 700, 768, 992, 1200 and 1400 px', () => {
  const widths = [...css.matchAll(/--breakpoint-\w+: ([\d.]+)rem/g)].map(([, rem]) => Number(rem) * 16)
  expect(widths).toEqual([576, 700, 768, 992, 1200, 1400])
})
