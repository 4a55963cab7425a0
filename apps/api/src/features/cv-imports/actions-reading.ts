import type { CvErrorCode } from '@fareeq/domain/cv-imports/errors.ts'
import { catalogueLexicon } from '@fareeq/domain/cv-imports/rules-lexicon.ts'
import { readJsonResume } from '@fareeq/domain/cv-imports/rules-json-resume.ts'
import { readLinkedin } from '@fareeq/domain/cv-imports/rules-linkedin.ts'
import type { CvLine } from '@fareeq/domain/cv-imports/rules-lines.ts'
import { foundNothing, unreadable } from '@fareeq/domain/cv-imports/rules-quality.ts'
import { readCv } from '@fareeq/domain/cv-imports/rules-read.ts'
import type { CvProposal, CvType } from '@fareeq/domain/cv-imports/schema.ts'
import { Unreadable } from './actions-extract.ts'
import { linkedinTables } from './actions-extract-archive.ts'
import { pdfLines } from './actions-extract-pdf.ts'
import { csvLines, decodeText, textLines } from './actions-extract-text.ts'
import { docLines, docxLines } from './actions-extract-word.ts'

export type CvWork = { type: CvType; bytes: Uint8Array; now: Date }
export type CvReading = { proposal: CvProposal } | { refused: CvErrorCode }

/** Files that name their fields are not read like a text. */
type Telling = 'json' | 'zip'

const EXTRACT: Readonly<Record<Exclude<CvType, Telling>, (bytes: Uint8Array) => CvLine[] | Promise<CvLine[]>>> = {
  pdf: pdfLines,
  docx: docxLines,
  doc: docLines,
  txt: textLines,
  csv: csvLines,
}

const lexicon = catalogueLexicon()

/** Takes a file apart and reads it. Trusts nothing: it runs where it can be ended. */
export async function readCvFile({ type, bytes, now }: CvWork): Promise<CvReading> {
  try {
    const proposal = await proposalOf({ type, bytes, now })
    return foundNothing(proposal) ? { refused: 'cv_nothing_found' } : { proposal }
  } catch (error) {
    // Whatever a damaged file makes a library throw, the file is what is at fault.
    return { refused: error instanceof Unreadable ? error.code : 'cv_broken' }
  }
}

async function proposalOf({ type, bytes, now }: CvWork): Promise<CvProposal> {
  if (type === 'zip') return readLinkedin(linkedinTables(bytes), lexicon, now)
  if (type === 'json') {
    const proposal = readJsonResume(parsed(bytes), lexicon, now)
    if (!proposal) throw new Unreadable('cv_json')
    return proposal
  }
  const lines = await EXTRACT[type](bytes)
  const refused = unreadable(lines)
  if (refused) throw new Unreadable(refused)
  return readCv(lines, lexicon, now)
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decodeText(bytes))
  } catch {
    return null
  }
}
