import type { CvErrorCode } from '@fareeq/domain/cv-imports/errors.ts'
import { catalogueLexicon } from './lexicon/catalogue.ts'
import { readJsonResume } from './records/json-resume.ts'
import { readLinkedin } from './records/linkedin.ts'
import type { CvLine } from './text/lines.ts'
import { isEmptyProposal, unreadable } from './quality.ts'
import { readCv } from './text/read-text.ts'
import type { CvProposal, CvType } from '@fareeq/domain/cv-imports/schema.ts'
import { Unreadable } from './extract/raw-lines.ts'
import { linkedinTables } from './extract/linkedin-archive.ts'
import { pdfLines } from './extract/pdf.ts'
import { csvLines, decodeText, textLines } from './extract/plain-text.ts'
import { docLines, docxLines } from './extract/word.ts'

export type CvWork = { type: CvType; bytes: Uint8Array; now: Date }
export type CvReading = { proposal: CvProposal } | { refused: CvErrorCode }

/** Files with structured records have their own readers. */
type StructuredType = 'json' | 'zip'

const EXTRACT: Readonly<Record<Exclude<CvType, StructuredType>, (bytes: Uint8Array) => CvLine[] | Promise<CvLine[]>>> =
  {
    pdf: pdfLines,
    docx: docxLines,
    doc: docLines,
    txt: textLines,
    csv: csvLines,
  }

const lexicon = catalogueLexicon()

/** Extracts and reads an untrusted file; runs in a worker that can be terminated. */
export async function readCvFile({ type, bytes, now }: CvWork): Promise<CvReading> {
  try {
    const proposal = await proposalOf({ type, bytes, now })
    return isEmptyProposal(proposal) ? { refused: 'cv_nothing_found' } : { proposal }
  } catch (error) {
    // Any exception of a parser is attributed to the file.
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
