/** Normalisation for input and search, in both scripts. */

const ARABIC_INDIC_ZERO = 0x0660
const EXTENDED_ARABIC_INDIC_ZERO = 0x06f0

/** ٠-٩ and ۰-۹ become 0-9; everything else stays. */
export const foldDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= EXTENDED_ARABIC_INDIC_ZERO ? EXTENDED_ARABIC_INDIC_ZERO : ARABIC_INDIC_ZERO))
  })

/**
 * Bidi marks, zero-width and control characters of pasted text. A zero-width joiner stays before an emoji, which it joins.
 * PostgreSQL refuses NUL in text, and a lone surrogate in jsonb.
 */
const INVISIBLE =
  /(?!\s)\p{Cc}|[\u00ad\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|\u200d(?!\p{Extended_Pictographic})/gu

/** NFC comes last: a removed character may have separated a letter from its mark. */
const visible = (text: string): string => text.toWellFormed().replace(INVISIBLE, '').normalize('NFC')

/** One line of input: single spaces, no invisible characters. */
export const cleanLine = (text: string): string => visible(text).replace(/\s+/g, ' ').trim()

/** The same for several lines: line breaks stay. */
export const cleanText = (text: string): string =>
  visible(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()

/** A number of a bank or an authority: written with spaces, hyphens or Arabic digits, it is the same number. */
export const compact = (text: string): string => foldDigits(cleanLine(text)).replaceAll(/[\s-]/g, '').toUpperCase()

const DIACRITICS_AND_TATWEEL = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g

/** Search form: «إدارة», «اداره» and «إِدَارَة» are equal; so are «Ｒeact» and «react». */
export const searchForm = (text: string): string =>
  foldDigits(text.toWellFormed().normalize('NFKC').toLowerCase())
    .replace(INVISIBLE, '')
    .replace(DIACRITICS_AND_TATWEEL, '')
    .normalize('NFKC')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىیئ]/g, 'ي')
    .replace(/ؤ/g, 'و')
    .replace(/ة/g, 'ه')
    .replace(/ک/g, 'ك')
    .replace(/\s+/g, ' ')
    .trim()

export const hasArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text)

/** Technologies that look like a domain name. */
const NAMED_LIKE_A_SITE = /\b(?:(?:asp|ado|vb|ml)\.net|socket\.io)\b/gi
const SITE = /(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|net|org|info|io|sa|ae|eg|jo|dev|co|me|ly|ai|app|link)(?![\w-])/i
export const hasUrl = (text: string): boolean => SITE.test(text.replace(NAMED_LIKE_A_SITE, ''))

export const isLettersAndSpaces = (text: string): boolean => /^[\p{L}\p{M} ]*$/u.test(text)
export const isSingleSpacedLetters = (text: string): boolean =>
  isLettersAndSpaces(text) && text !== '' && !/^ | {2}| $/.test(text)
/** Letters, digits, spaces and the marks that numbers of documents are written with. */
export const hasSpecialCharacters = (text: string): boolean => !/^[\p{L}\p{M}\p{Nd} \-_./:#()]*$/u.test(text)
export const isProjectName = (text: string): boolean => /^[\p{L}\p{M}\p{Nd}\-_() ]+$/u.test(text)

/** A host name with a top-level domain: numbers ("1.5" would be parsed as 1.0.0.5) and bare words are none. */
const NAMED_HOST = /^(?:[\w-]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/

/** Adds `https://` where the scheme is missing; empty stays empty; null when it is no web address. */
export function webAddress(text: string): string | null {
  const input = text.trim()
  if (input === '') return ''
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(input) && !/^[\w.-]+:\d+/.test(input) ? input : `https://${input}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || !NAMED_HOST.test(url.hostname))
    return null
  return url.href === `${url.origin}/` ? url.origin : url.href
}

/** Longest search query. */
export const QUESTION_LENGTH = 80
