import type { CvErrorCode } from '@fareeq/domain/cv-imports/errors.ts'
import type { CvLine } from './text/lines.ts'
import type { CvProposal } from '@fareeq/domain/cv-imports/schema.ts'

/** Fewer letters than a name, an address and a job have: a scanned page without a text layer. */
const MIN_LETTERS = 60
const MAX_STRANGE_RATIO = 0.12
const MAX_SINGLE_RATIO = 0.55

/** Left by a font without a Unicode map: replacement characters, private-use code points, control characters. */
const STRANGE = /[\ufffd\ue000-\uf8ff\u0080-\u009f]|(?!\s)\p{Cc}/gu
/** Letters that were extracted one by one, or in reversed order. */
const ALONE = /(?<!\S)\p{L}(?!\S)/gu

/** Null for readable text; else the reason. */
export function unreadable(lines: readonly CvLine[]): Extract<CvErrorCode, 'cv_scanned' | 'cv_garbled'> | null {
  const text = lines.map((line) => line.text).join('\n')
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const strange = text.match(STRANGE)?.length ?? 0
  if (strange > (letters + strange) * MAX_STRANGE_RATIO && strange > 10) return 'cv_garbled'
  if (letters < MIN_LETTERS) return 'cv_scanned'
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  const alone = text.match(ALONE)?.length ?? 0
  return alone > words.length * MAX_SINGLE_RATIO || isBackwards(words) ? 'cv_garbled' : null
}

/** Reversed Arabic: many words begin with «ال» and few end with it; «ة» never begins a word. */
function isBackwards(words: readonly string[]): boolean {
  const begins = words.filter((word) => /^[وبلف]?ال\p{L}{2}/u.test(word)).length
  const ends = words.filter((word) => /\p{L}{2}لا$|^ة\p{L}/u.test(word)).length
  return ends > 4 && ends > begins * 2
}

/** A result with neither a person nor any entry counts as a failed reading. */
export const isEmptyProposal = (proposal: CvProposal): boolean =>
  !proposal.email &&
  !proposal.phone &&
  !proposal.linkedin &&
  proposal.experiences.length === 0 &&
  proposal.educations.length === 0 &&
  proposal.skills.length < 3
