import { readCvFile } from '../../apps/api/src/engines/cv-reader/read-file.ts'
import { type CvSet, SETS, corpus } from './corpus.ts'
import { type Scores, score } from './score.ts'

export const NOW = new Date('2026-11-15T09:00:00Z')

export type Measured = { scores: Record<CvSet, Scores>; counts: Record<CvSet, number>; refused: string[] }

/** Reads the whole corpus and compares it with the expected values. */
export async function measure(): Promise<Measured> {
  const scores: Measured['scores'] = { open: {}, holdout: {} }
  const refused: string[] = []
  const all = corpus()
  for (const { name, type, set, expected, bytes } of all) {
    const reading = await readCvFile({ type, bytes: new Uint8Array(bytes), now: NOW })
    if ('refused' in reading) refused.push(`${name}: ${reading.refused}`)
    else score(expected, reading.proposal, scores[set])
  }
  const count = (set: CvSet) => [set, all.filter((cv) => cv.set === set).length]
  return { scores, counts: Object.fromEntries(SETS.map(count)), refused }
}
