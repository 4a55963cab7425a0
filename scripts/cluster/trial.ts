import { writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { untilSynchronous } from './databases.ts'
import type { Fault } from './faults-operations.ts'
import { FAULTS } from './faults.ts'
import { type Layout, addressOf, superuserUrl } from './layout.ts'
import { type Load, lostWrites, startLoad } from './load.ts'
import { type Phase, reportOf } from './trial-report.ts'

const MAX_MINUTES = 20
/** After a fault: late answers belong to it. */
const SETTLING = 5_000

type Options = { rate: number; only: string; report: string | undefined }

/** Breaks everything in turn while people read and write, and says what they noticed. */
export async function runTrial(layout: Layout, { rate, only, report }: Options): Promise<void> {
  const database = new pg.Pool({ connectionString: superuserUrl(layout, 'primary', 'fareeq'), max: 2 })
  // An idle connection that a fault ends is no error of the trial.
  database.on('error', () => {})
  const until = performance.now() + MAX_MINUTES * 60_000
  await untilSynchronous(layout)
  const load = await startLoad(`http://${addressOf(layout, 'web')}`, database, rate)
  const phases: Phase[] = []
  try {
    for (const fault of FAULTS(layout).filter(({ title }) => title.includes(only))) {
      if (performance.now() > until) throw new Error(`The trial took more than ${MAX_MINUTES} minutes`)
      phases.push(await runFault(layout, load, fault))
    }
  } finally {
    await load.stop()
  }
  const lost = await lostWrites(database, load.acknowledged)
  await database.end()
  const text = reportOf({ phases, rate, acknowledged: load.acknowledged.length, lost, pooled: layout.pooled })
  console.log(`\n${text}`)
  if (report) writeFileSync(report, text)
  if (lost > 0) process.exitCode = 1
}

async function runFault(layout: Layout, load: Load, { title, run }: Fault): Promise<Phase> {
  process.stdout.write(`${title} … `)
  const from = performance.now()
  const notes: string[] = []
  await run(layout, (figure) => notes.push(figure))
  await delay(SETTLING)
  const to = performance.now()
  const phase: Phase = {
    title,
    notes,
    from,
    samples: load.samples.filter(({ at }) => at >= from && at < to - SETTLING / 2),
  }
  const failed = phase.samples.filter(({ status }) => status === 0 || status >= 400).length
  console.log(`${phase.samples.length} requests, ${failed} failed, ${((to - from) / 1000).toFixed(0)} s`)
  return phase
}
