/** One normaliser for input and search, in both scripts. */

const ARABIC_INDIC_ZERO = 0x0660
const EXTENDED_ARABIC_INDIC_ZERO = 0x06f0

/** ٠-٩ and ۰-۹ become 0-9; everything else stays. */
export const foldDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= EXTENDED_ARABIC_INDIC_ZERO ? EXTENDED_ARABIC_INDIC_ZERO : ARABIC_INDIC_ZERO))
  })

/**
 * Direction marks, zero-width and control characters that arrive with pasted text and are never meant. A joiner stays
 * before a picture: it holds an emoji together. PostgreSQL refuses NUL in text, and half a surrogate pair in jsonb.
 */
const INVISIBLE =
  /(?!\s)\p{Cc}|[\u00ad\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|\u200d(?!\p{Extended_Pictographic})/gu

/** Composing comes last: what was taken away may have stood between a letter and its mark. */
const visible = (text: string): string => text.toWellFormed().replace(INVISIBLE, '').normalize('NFC')

/** What a person typed, without what they did not see: one line, single spaces, no invisible characters. */
export const cleanLine = (text: string): string => visible(text).replace(/\s+/g, ' ').trim()

/** The same for several lines: line breaks stay. */
export const cleanText = (text: string): string =>
  visible(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()

const DIACRITICS_AND_TATWEEL = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g

/** The form two spellings of one word share: «إدارة», «اداره» and «إِدَارَة» meet; so do «Ｒeact» and «react». */
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

/** Technologies that are written like an address. */
const NAMED_LIKE_A_SITE = /\b(?:(?:asp|ado|vb|ml)\.net|socket\.io)\b/gi
const SITE = /(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|net|org|info|io|sa|ae|eg|jo|dev|co|me|ly|ai|app|link)(?![\w-])/i
export const hasUrl = (text: string): boolean => SITE.test(text.replace(NAMED_LIKE_A_SITE, ''))

export const isSingleSpacedLetters = (text: string): boolean => /^[\p{L}\p{M}]+(?: [\p{L}\p{M}]+)*$/u.test(text)
export const isProjectName = (text: string): boolean => /^[\p{L}\p{M}\p{Nd}\-_() ]+$/u.test(text)

/** A host with a name under a top-level domain: numbers ("1.5" is read as 1.0.0.5) and bare words name no site. */
const NAMED_HOST = /^(?:[\w-]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/

/** Adds `https://` where the scheme is missing; empty stays empty; null when it is no web address. */
export function webAddress(text: string): string | null {
  const typed = text.trim()
  if (typed === '') return ''
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(typed) && !/^[\w.-]+:\d+/.test(typed) ? typed : `https://${typed}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || !NAMED_HOST.test(url.hostname))
    return null
  return url.href === `${url.origin}/` ? url.origin : url.href
}

/** What somebody looks for is no longer than this. */
export const QUESTION_LENGTH = 80
