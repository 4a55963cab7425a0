import type { CvErrorCode } from '@fareeq/domain/cv-imports/errors.ts'
import type { CvLine } from './text/lines.ts'
import type { CvProposal } from '@fareeq/domain/cv-imports/schema.ts'

/** Fewer letters than a name, an address and a job have: the page is a picture. */
const FEWEST_LETTERS = 60
const MOST_STRANGE = 0.12
const MOST_ALONE = 0.55

/** What a font without a table of its letters leaves behind: boxes, private letters, marks that no language uses. */
const STRANGE = /[\ufffd\ue000-\uf8ff\u0080-\u009f]|(?!\s)\p{Cc}/gu
/** Right letters that came out one by one, or backwards. */
const ALONE = /(?<!\S)\p{L}(?!\S)/gu

/** Null when the text can be read; else why it cannot. */
export function unreadable(lines: readonly CvLine[]): Extract<CvErrorCode, 'cv_scanned' | 'cv_garbled'> | null {
  const text = lines.map((line) => line.text).join('\n')
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const strange = text.match(STRANGE)?.length ?? 0
  if (strange > (letters + strange) * MOST_STRANGE && strange > 10) return 'cv_garbled'
  if (letters < FEWEST_LETTERS) return 'cv_scanned'
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  const alone = text.match(ALONE)?.length ?? 0
  return alone > words.length * MOST_ALONE || isBackwards(words) ? 'cv_garbled' : null
}

/** In Arabic many words begin with «ال» and few end with it; «ة» never begins a word. */
function isBackwards(words: readonly string[]): boolean {
  const begins = words.filter((word) => /^[وبلف]?ال\p{L}{2}/u.test(word)).length
  const ends = words.filter((word) => /\p{L}{2}لا$|^ة\p{L}/u.test(word)).length
  return ends > 4 && ends > begins * 2
}

/** A reading that found neither a person nor anything they did is no reading. */
export const foundNothing = (proposal: CvProposal): boolean =>
  !proposal.email &&
  !proposal.phone &&
  !proposal.linkedin &&
  proposal.experiences.length === 0 &&
  proposal.educations.length === 0 &&
  proposal.skills.length < 3
