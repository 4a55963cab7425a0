import { readCvFile } from '../../apps/api/src/features/cv-imports/actions-reading.ts'
import { corpus } from './corpus.ts'
import { type Scores, score } from './score.ts'

export const NOW = new Date('2026-11-15T09:00:00Z')

export type Measured = { open: Scores; held: Scores; counts: { open: number; held: number }; refused: string[] }

/** Reads the whole corpus and compares it with what is true of the people in it. */
export async function measure(): Promise<Measured> {
  const measured: Measured = { open: {}, held: {}, counts: { open: 0, held: 0 }, refused: [] }
  for (const { name, type, held, sheet, bytes } of corpus()) {
    const set = held ? 'held' : 'open'
    measured.counts[set]++
    const reading = await readCvFile({ type, bytes: new Uint8Array(bytes), now: NOW })
    if ('refused' in reading) measured.refused.push(`${name}: ${reading.refused}`)
    else score(sheet.expected, reading.proposal, measured[set])
  }
  return measured
}
