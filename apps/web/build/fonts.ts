// Readex Pro, subset to the characters and weights in use, with a metric-compatible fallback. Usage: plugins: [fonts()] in
// vite.config.ts, `@import '../../../.cache/fonts/fonts.css'` in styles.css. Preload: import arabic from
// '../../../.cache/fonts/readex-pro-arabic.woff2?url' (hashed by Vite).
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')
export const FONT_DIR = join(root, '.cache/fonts')

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

/** Arabic letters, marks, both kinds of Eastern digits, punctuation, and the four Persian letters seen in names. */
const ARABIC =
  span(0x0621, 0x063a) + span(0x0640, 0x0652) + span(0x0660, 0x066c) + span(0x06f0, 0x06f9) + '،؛؟ٰٱپچژکگی\u200c\u200d'
/** ASCII and the punctuation the interface uses; «these» are ours in Arabic too. */
const LATIN = span(0x20, 0x7e) + '\u00a0©«°·»×–—‘’“”„•…‹›€™−←→↑↓\u200e\u200f'
/** Letters of Western European names: a separate subset, loaded on demand (unicode-range). */
const LATIN_MORE = Array.from(span(0xa1, 0xff))
  .filter((letter) => !LATIN.includes(letter))
  .join('')

const codes = (text: string) => Array.from(text, (letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(', ')

const FACES = [
  { name: 'arabic', text: ARABIC, range: 'U+0600-06FF, U+0750-077F, U+200C-200D, U+FB50-FDFF, U+FE70-FEFC' },
  { name: 'latin', text: LATIN, range: codes(LATIN) },
  { name: 'latin-more', text: LATIN_MORE, range: codes(LATIN_MORE) },
] as const

/**
 * Metric overrides of the fallback font: Readex Pro has an ascent of 1000 and a descent of 250 in an em of 1000 (hhea). With
 * the same widths there is no layout shift when the web font arrives. Widths measured in Chromium on running text.
 */
const FALLBACK_FONTS = [
  {
    local: ['Arial', 'Liberation Sans', 'Roboto'],
    size: 108.7,
    range: 'U+0000-00FF, U+2000-200B, U+200E-206F, U+20AC, U+2122, U+2190-2193, U+2212',
  },
  {
    local: ['Geeza Pro', 'Segoe UI', 'Arial', 'Noto Sans Arabic', 'Noto Naskh Arabic'],
    size: 109,
    range: FACES[0].range,
  },
]

/** The font file with these letters. */
const fileOf = (name: string) => (name === 'arabic' ? 'arabic' : 'latin')

const fontFaces = () =>
  [
    ...FACES.map(
      (face) =>
        `@font-face { font-family: 'Readex Pro'; src: url('./readex-pro-${face.name}.woff2') format('woff2'); font-weight: 400 700; font-display: swap; unicode-range: ${face.range}; }`,
    ),
    ...FALLBACK_FONTS.map(({ local, size, range }) => {
      const override = (metric: number) => `${((metric / size) * 100).toFixed(2)}%`
      return `@font-face { font-family: 'Readex Stand-in'; src: ${local.map((name) => `local('${name}')`).join(', ')}; size-adjust: ${size}%; ascent-override: ${override(100)}; descent-override: ${override(25)}; line-gap-override: 0%; unicode-range: ${range}; }`
    }),
    '',
  ].join('\n')

async function cut() {
  await mkdir(FONT_DIR, { recursive: true })
  const require = createRequire(import.meta.url)
  for (const { name, text } of FACES) {
    const source = require.resolve(`@fontsource-variable/readex-pro/files/readex-pro-${fileOf(name)}-wght-normal.woff2`)
    const font = await readFile(source)
    const hash = createHash('sha256').update(font).update(text).update('wght 400-700').digest('hex')
    const file = join(FONT_DIR, `readex-pro-${name}.woff2`)
    const stampFile = `${file}.stamp`
    if (existsSync(file) && existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === hash) continue
    const variationAxes = { wght: { min: 400, max: 700 } }
    await writeFile(file, await subsetFont(font, text, { targetFormat: 'woff2', variationAxes }))
    await writeFile(stampFile, hash)
  }
  const css = join(FONT_DIR, 'fonts.css')
  if (!existsSync(css) || (await readFile(css, 'utf8')) !== fontFaces()) await writeFile(css, fontFaces())
}

/** For rasterised pictures: the same letters in one weight, in a format every renderer reads. */
export async function pictureFonts(dir: string) {
  const require = createRequire(import.meta.url)
  for (const name of ['arabic', 'latin']) {
    const source = require.resolve(`@fontsource-variable/readex-pro/files/readex-pro-${fileOf(name)}-wght-normal.woff2`)
    // Both scripts in one font: spaces and colons between Arabic words must come from the Arabic font.
    const font = await subsetFont(await readFile(source), ARABIC + LATIN, {
      targetFormat: 'truetype',
      variationAxes: { wght: 600 },
    })
    await writeFile(join(dir, `readex-pro-${name}.ttf`), font)
  }
}

/** Generated before any stylesheet is read. */
export const fonts = (): Plugin => ({ name: 'fonts', config: cut })
