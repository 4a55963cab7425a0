import type { CvErrorCode } from '@fareeq/domain/cv-imports/errors.ts'
import type { CvLine } from '../text/lines.ts'

/** A file without readable lines, and the reason. */
export class Unreadable extends Error {
  readonly code: CvErrorCode
  constructor(code: CvErrorCode) {
    super(code)
    this.code = code
  }
}

/** Limits that no hand-written CV exceeds. */
export const MAX_LINES = 3000
const MAX_LINE_LENGTH = 2000

export const asLines = (text: string): CvLine[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029\v\f]/)
    .slice(0, MAX_LINES)
    .map((line) => ({ text: line.slice(0, MAX_LINE_LENGTH) }))

/** Link targets behind a word ("LinkedIn") become lines of their own at the end. */
export function withAddresses(lines: CvLine[], addresses: readonly string[]): CvLine[] {
  const fullText = lines
    .map(({ text }) => text)
    .join('\n')
    .replace(/\s/g, '')
  const hidden = [...new Set(addresses)]
    .filter((address) => /^https?:\/\//i.test(address) && address.length < 300)
    .filter((address) => !fullText.includes(address.replace(/^https?:\/\/(?:www\.)?|\/$/gi, '')))
    .slice(0, 20)
  return hidden.length === 0 ? lines : [...lines, { text: 'Contact' }, ...hidden.map((text) => ({ text }))]
}
