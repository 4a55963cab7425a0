import { getResolvedPDFJS } from 'unpdf'

type Glyph = { unicode?: string } | number
type Page = { getOperatorList(): Promise<{ fnArray: number[]; argsArray: unknown[][] }> }

const ARABIC = /\p{Script=Arabic}/u
const ARABIC_WORD = /[\p{Script=Arabic}\p{M}]+/gu

/**
 * A ligature («لا») is extracted in reversed order, because a right-to-left word is reversed letter by letter: «السلام» as
 * «السالم». The order in which the page draws its glyphs tells which words.
 */
export async function turnedWords(page: Page, text: string): Promise<(text: string) => string> {
  if (!ARABIC.test(text)) return (same) => same
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const turned = new Map<string, string>()
  const straight = new Set<string>()
  fnArray.forEach((kind, at) => {
    if (kind !== OPS.showText) return
    for (const letters of wordsOf(argsArray[at]![0] as Glyph[])) {
      const word = letters.toReversed().join('')
      if (letters.every((letter) => letter.length === 1)) straight.add(word)
      else if (letters.length > 1) turned.set(letters.join('').split('').toReversed().join(''), word)
    }
  })
  // A word that the page also contains unreversed stays.
  return (text) => text.replace(ARABIC_WORD, (word) => (straight.has(word) ? word : (turned.get(word) ?? word)))
}

/** The glyphs of each word in drawing order, from left to right. */
function wordsOf(glyphs: readonly Glyph[]): string[][] {
  const words: string[][] = [[]]
  for (const glyph of glyphs) {
    const letter = typeof glyph === 'object' ? (glyph?.unicode ?? ' ') : ''
    if (ARABIC.test(letter)) words.at(-1)!.push(letter.normalize('NFKC'))
    else if (letter !== '' && words.at(-1)!.length > 0) words.push([])
  }
  return words.filter((letters) => letters.length > 0)
}
