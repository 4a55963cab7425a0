import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { CvReading, CvWork } from '../../apps/api/src/engines/cv-reader/read-file.ts'
import { type CvSet, SETS, sampleSheet } from '../cv-corpus/corpus.ts'
import { NOW, measure } from '../cv-corpus/measure.ts'
import { type Scores, precision, recall, total } from '../cv-corpus/score.ts'
import { pdfOf } from '../cv-corpus/write-pdf.ts'
import { median } from './median.ts'

const PAGES = 5
const ROUNDS = 5
/** P12: seconds of a processor for a CV of five pages. */
const GOAL = 2

type Figures = { precision: number; recall: number }
type Bench = {
  counts: Record<CvSet, number>
  fields: Record<string, Record<CvSet, Figures>>
  cpu: { pages: number; bytes: number; coldSeconds: number; warmSeconds: number }
}

const round = (value: number) => Math.round(value * 1000) / 1000
const figures = (scores: Scores, field: string): Figures => {
  const tally = field === 'all' ? total(scores) : (scores[field] ?? { right: 0, wrong: 0, missed: 0 })
  return { precision: round(precision(tally)), recall: round(recall(tally)) }
}

export async function benchCv(): Promise<Bench> {
  const cpu = await benchCpu()
  const { scores, counts } = await measure()
  const fields = new Set(['all', ...SETS.flatMap((set) => Object.keys(scores[set]))])
  const ofSets = (field: string) =>
    ({
      open: figures(scores.open, field),
      holdout: figures(scores.holdout, field),
    }) satisfies Record<CvSet, Figures>
  return { counts, cpu, fields: Object.fromEntries([...fields].map((field) => [field, ofSets(field)])) }
}

/** Cold: a new thread with everything it has to load. Warm: the next ones in the same thread. */
async function benchCpu(): Promise<Bench['cpu']> {
  const bytes = pdfOf(sampleSheet(), PAGES)
  const startedAt = process.cpuUsage()
  const worker = new Worker(new URL('../../apps/api/src/engines/cv-reader/worker.ts', import.meta.url), {
    execArgv: [],
    env: {},
  })
  const read = async (since: NodeJS.CpuUsage) => {
    worker.postMessage({ type: 'pdf', bytes, now: NOW } satisfies CvWork)
    const [reading] = (await once(worker, 'message')) as [CvReading]
    if ('refused' in reading) throw new Error(`the CV of ${PAGES} pages was refused: ${reading.refused}`)
    const { user, system } = process.cpuUsage(since)
    return (user + system) / 1e6
  }
  const cold = await read(startedAt)
  const warm: number[] = []
  for (let n = 0; n < ROUNDS; n++) warm.push(await read(process.cpuUsage()))
  await worker.terminate()
  return { pages: PAGES, bytes: bytes.length, coldSeconds: round(cold), warmSeconds: round(median(warm)) }
}

export function printCv({ counts, fields, cpu }: Bench) {
  console.log(`\nReading CVs: ${SETS.map((set) => `${counts[set]} ${set}`).join(', ')} (precision, recall of each)`)
  const percent = ({ precision, recall }: Figures) =>
    [precision, recall].map((share) => `${(share * 100).toFixed(1)}%`.padStart(7)).join('')
  for (const [field, sets] of Object.entries(fields))
    console.log(`  ${field.padEnd(26)}${SETS.map((set) => percent(sets[set])).join('  ')}`)
  const { pages, coldSeconds, warmSeconds } = cpu
  console.log(
    `  A PDF of ${pages} pages: ${coldSeconds} s of a processor in a new thread, ${warmSeconds} s afterwards (P12: ${GOAL} s at most)`,
  )
}
