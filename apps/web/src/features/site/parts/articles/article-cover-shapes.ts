/** Generative cover of dots in three tones. Deterministic, so that server and browser render the same. */
export type Cover = { quiet: string; strong: string; point: string }

export const COVER = { width: 320, height: 180 } as const

type Tone = keyof Cover
type AddDot = (tone: Tone, x: number, y: number, r: number) => void
/** Pseudo-random numbers from 0 up to 1. */
type Random = () => number

const round = (n: number) => Math.round(n * 10) / 10
const dot = (x: number, y: number, r: number) => `M${round(x)} ${round(y - r)}l${r} ${r}-${r} ${r}-${r}-${r}z`

/** Seeded by FNV-1a of the text, then mulberry32. */
function chanceOf(words: string): Random {
  let state = 0x811c9dc5
  for (const char of words) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000
  }
}
const between = (chance: Random, min: number, max: number) => min + Math.floor(chance() * (max - min + 1))

/** Grid of light dots, one of them full. */
function field(put: AddDot, chance: Random) {
  const [column, row] = [between(chance, 2, 6), between(chance, 1, 2)]
  for (let c = 0; c < 9; c++)
    for (let r = 0; r < 4; r++) {
      const near = Math.abs(c - column) + Math.abs(r - row)
      const [x, y] = [32 + c * 32, 42 + r * 32]
      if (near === 0) put('point', x, y, 22)
      else if (near > 1) put(near === 2 || chance() < 0.16 ? 'strong' : 'quiet', x, y, near === 2 ? 8 : 6)
    }
}

/** Concentric rings of dots. */
function rings(put: AddDot, chance: Random) {
  const x = chance() < 0.5 ? 0 : COVER.width
  const lit = between(chance, 1, 4)
  for (let ring = 0; ring < 6; ring++) {
    const radius = 48 + ring * 42
    const count = 5 + ring * 2
    const here = between(chance, 1, count - 2)
    for (let i = 0; i < count; i++) {
      const angle = ((i + 0.5) / count) * (Math.PI / 2)
      const tone = ring === lit && i === here ? 'point' : ring % 2 === lit % 2 ? 'strong' : 'quiet'
      put(
        tone,
        Math.abs(x - Math.cos(angle) * radius),
        COVER.height - Math.sin(angle) * radius,
        tone === 'point' ? 13 : 7,
      )
    }
  }
}

/** Rows of dots like lines of text; the last row ends in a full dot. */
function lines(put: AddDot, chance: Random) {
  for (let line = 0; line < 5; line++) {
    const length = line === 4 ? between(chance, 3, 5) : between(chance, 6, 12)
    const strong = between(chance, 0, 2)
    for (let i = 0; i < length; i++) put(i <= strong ? 'strong' : 'quiet', 34 + i * 21, 34 + line * 28, 8)
    if (line === 4) put('point', 34 + (length + 1) * 21, 34 + line * 28, 14)
  }
}

/** Bar chart of dots; the top of the highest bar is full. */
function columns(put: AddDot, chance: Random) {
  const heights = Array.from({ length: 9 }, (_, i) => Math.min(6, 1 + Math.floor(i * 0.45) + between(chance, 0, 2)))
  const top = heights.lastIndexOf(Math.max(...heights))
  for (const [i, height] of heights.entries())
    for (let h = 0; h < height; h++) {
      const last = h === height - 1
      put(
        i === top && last ? 'point' : last ? 'strong' : 'quiet',
        44 + i * 29,
        154 - h * 25,
        i === top && last ? 14 : 10,
      )
    }
}

/** Curve of dots that grow along it. */
function stroke(put: AddDot, chance: Random) {
  const [phase, count, echo] = [chance() * Math.PI, 13, chance() < 0.5 ? -1 : 1]
  for (let i = 0; i < count; i++) {
    const last = i === count - 1
    const [x, y] = [26 + i * 21.5, 90 + Math.sin(phase + i * 0.5) * 36]
    put(last ? 'point' : 'strong', x, y, last ? 20 : round(5 + i * 0.55))
    for (const far of [1, 2]) if (!last) put('quiet', x, y + echo * far * (20 + i * 1.4), round(4.4 + i * 0.4))
  }
}

/** Rosette of dots. */
function rosette(put: AddDot, chance: Random) {
  const [x, y, petals] = [90 + chance() * 140, 90, between(chance, 4, 6) * 2]
  put('point', x, y, 17)
  for (let ring = 1; ring < 6; ring++)
    for (let i = 0; i < petals; i++) {
      const angle = ((i + (ring % 2) / 2) / petals) * Math.PI * 2
      const radius = 8 + ring * 29
      put(ring === 2 ? 'strong' : 'quiet', x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, 6 + ring)
    }
}

/** Motifs by topic; articles vary within them. */
const MOTIFS: Readonly<Record<string, readonly (typeof field)[]>> = {
  hiring: [field, rosette, rings],
  'remote-work': [rings, stroke],
  contracts: [lines, rosette, columns],
  product: [columns, rosette],
  careers: [stroke, columns],
}

/** Seed: another text redraws every cover. */
const SEED = 'lam nuqta'

export function createCover(slug: string, topic: string): Cover {
  const chance = chanceOf(`${SEED}/${slug}`)
  const cover: Cover = { quiet: '', strong: '', point: '' }
  const motifs = MOTIFS[topic] ?? [field, rings, lines, columns, stroke, rosette]
  const motif = motifs[Math.floor(chance() * motifs.length)] ?? field
  motif((tone, x, y, r) => {
    const inside = x > -r && x < COVER.width + r && y > -r && y < COVER.height + r
    if (inside) cover[tone] += dot(x, y, r)
  }, chance)
  return cover
}
