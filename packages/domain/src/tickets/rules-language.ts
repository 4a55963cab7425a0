import type { Lang } from '../kernel/locale.ts'

const ARABIC = /\p{Script=Arabic}/gu
const LETTERS = /\p{L}/gu
/** Below this no language is detected: a name, a number, "OK". */
const FEWEST_LETTERS = 6
/** Arabic sentences carry names of products in Latin letters; English ones hardly ever carry Arabic. */
const ARABIC_SHARE = 0.3

/** Language detection by script; null where there are too few letters. */
export function writtenIn(text: string): Lang | null {
  const letters = text.match(LETTERS)?.length ?? 0
  if (letters < FEWEST_LETTERS) return null
  return (text.match(ARABIC)?.length ?? 0) / letters >= ARABIC_SHARE ? 'ar' : 'en'
}

/** The language of what is shown: what we wrote for colleagues is not in the asker's. */
export const languageOf = (text: string, asked: Lang): Lang => writtenIn(text) ?? asked

/** Whether an answer is written in another language than its asker reads. */
export function isOtherLanguage(text: string, asked: Lang): boolean {
  const written = writtenIn(text)
  return written !== null && written !== asked
}
