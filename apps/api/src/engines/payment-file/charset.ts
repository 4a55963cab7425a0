import { transliterated } from '@fareeq/domain/kernel/names/transliteration.ts'
import { hasArabic } from '@fareeq/domain/kernel/text/text.ts'

/** Letters that are no letter with a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

/**
 * The characters that every bank takes (SWIFT, set X): Latin letters and digits and a few signs. Arabic names are written in Latin letters,
 * accents are left out, and anything else becomes a space.
 */
export function bankText(text: string, max: number): string {
  return text
    .split(' ')
    .map((word) => (hasArabic(word) ? transliterated(word, 'en') : word))
    .join(' ')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z]/g, (sign) => LETTERS[sign] ?? sign)
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, max)
    .trim()
}
