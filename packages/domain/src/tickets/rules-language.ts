import type { Lang } from '../kernel/language/locale.ts'

const ARABIC = /\p{Script=Arabic}/gu
const LETTERS = /\p{L}/gu
/** Below this no language is detected: a name, a number, "OK". */
const MIN_LETTERS = 6
/** Arabic sentences carry names of products in Latin letters; English ones hardly ever carry Arabic. */
const ARABIC_SHARE = 0.3

/** Language detection by script; null where there are too few letters. */
export function writtenIn(text: string): Lang | null {
  const letters = text.match(LETTERS)?.length ?? 0
  if (letters < MIN_LETTERS) return null
  return (text.match(ARABIC)?.length ?? 0) / letters >= ARABIC_SHARE ? 'ar' : 'en'
}

/** The language of what is shown: what we wrote for colleagues is not in the asker's. */
export const languageOf = (text: string, fallback: Lang): Lang => writtenIn(text) ?? fallback

/** Whether an answer is written in another language than its asker reads. */
export function isOtherLanguage(text: string, expected: Lang): boolean {
  const detected = writtenIn(text)
  return detected !== null && detected !== expected
}
