import type { Lang } from './locale.ts'
import { scriptOf } from '../names/names.ts'

type Text = string | null | undefined

/** A text for one reader, with its language where that is not theirs. Nothing is translated (D-119). */
export type LocalizedText = { text: string; written_in: Lang | null }

const foreign = (text: string, lang: Lang): Lang | null => {
  const script = scriptOf(text)
  return script === lang ? null : script
}

/** Of a text and its version in the other language, the one for the reader; else what there is, with its language. */
export function textFor(first: Text, second: Text, lang: Lang): LocalizedText {
  const texts = [first, second].filter((text): text is string => Boolean(text))
  const text = texts.find((one) => scriptOf(one) === lang) ?? texts[0] ?? ''
  return { text, written_in: foreign(text, lang) }
}

/** The same for a list, which is in one language as a whole. */
export function linesFor(first: readonly string[], second: readonly string[], lang: Lang) {
  const faces = [first, second].filter((lines) => lines.length > 0)
  const lines = faces.find((one) => scriptOf(one.join(' ')) === lang) ?? faces[0] ?? []
  return { lines: [...lines], written_in: foreign(lines.join(' '), lang) }
}
