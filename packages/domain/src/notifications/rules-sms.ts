import { closeIsolate } from '../kernel/language/bidi.ts'

/** SMS limit: two segments (GSM 03.38, or UCS-2 as soon as one letter is outside it). */
const MAX_SEGMENTS = 2

const GSM = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/
const GSM_PAIRS = /[\^{}\\[~\]|€]/g

const costOf = (text: string): { length: number; alone: number; joined: number } =>
  GSM.test(text)
    ? { length: text.length + (text.match(GSM_PAIRS)?.length ?? 0), alone: 160, joined: 153 }
    : { length: text.length, alone: 70, joined: 67 }

export function segmentsOf(text: string): number {
  const { length, alone, joined } = costOf(text)
  return length <= alone ? 1 : Math.ceil(length / joined)
}

export const fitsSms = (text: string): boolean => segmentsOf(text) <= MAX_SEGMENTS

const NAME_LETTERS = 22

/** A shortened name, so that the rest of the SMS fits. */
export function shortName(name: string): string {
  const letters = Array.from(name)
  return letters.length > NAME_LETTERS ? `${letters.slice(0, NAME_LETTERS).join('').trimEnd()}...` : name
}

/** Replaces characters outside GSM 03.38, which would more than halve the limit. */
const plain = (text: string): string =>
  text
    .replace(/[“”«»]/g, (sign) => (GSM.test(text.replace(/[“”‘’…–—]/g, '')) ? '"' : sign))
    .replace(/[‘’]/g, "'")
    .replace(/[–—]/g, '-')

/** Truncates to two segments: the text is cut, the URL at the end is not. */
export function fitSms(words: string): string {
  const text = plain(words)
  if (fitsSms(text)) return text
  const [, sentence = text, link = ''] = /^(.*?)(\s+https?:\/\/\S+)?$/su.exec(text) ?? []
  const letters = Array.from(sentence)
  const cut = () => `${closeIsolate(letters.join('').replace(/[\s.،,:]+$/u, ''))}...${link}`
  while (letters.length > 0 && !fitsSms(cut())) letters.pop()
  return cut()
}
