import type { Lang } from './locale.ts'
import { scriptOf } from '../names/names.ts'

type Text = string | null | undefined

/** A text for one reader, with its language where that is not theirs. Nothing is translated (D-119). */
export type LocalizedText = { text: string; written_in: Lang | null }

const lettersOf = (text: string, script: Lang): number =>
  Array.from(text).filter((letter) => scriptOf(letter) === script).length

/**
 * The language of a text, by its letters: Arabic that begins with "React" is Arabic, and English that ends with the
 * name of an Arab is English.
 */
function languageOf(text: string): Lang | null {
  const script = scriptOf(text)
  const first = Array.from(text).find((letter) => scriptOf(letter) !== null) ?? ''
  return script === 'ar' && scriptOf(first) === 'en' && lettersOf(text, 'ar') <= lettersOf(text, 'en') ? 'en' : script
}

/** The language of a text where it is not the reader's. */
export function foreignLang(text: string, lang: Lang): Lang | null {
  const own = languageOf(text)
  return own === lang ? null : own
}

/** Of a text and its version in the other language, the one for the reader; else what there is, with its language. */
export function textFor(first: Text, second: Text, lang: Lang): LocalizedText {
  const texts = [first, second].filter((text): text is string => Boolean(text))
  const text = texts.find((text) => languageOf(text) === lang) ?? texts[0] ?? ''
  return { text, written_in: foreignLang(text, lang) }
}

/** The same for a list, which is in one language as a whole. */
export function linesFor(first: readonly string[], second: readonly string[], lang: Lang) {
  const versions = [first, second].filter((lines) => lines.length > 0)
  const lines = versions.find((version) => languageOf(version.join(' ')) === lang) ?? versions[0] ?? []
  return { lines: [...lines], written_in: foreignLang(lines.join(' '), lang) }
}
