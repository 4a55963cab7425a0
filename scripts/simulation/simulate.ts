// `npm run simulate`: the whole marketplace lives through days, weeks or a year, and what has to hold is checked each day.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { riyadhMidnight } from './engine/days.ts'
import { watchInterruption } from './engine/interruption.ts'
import { createJournal } from './engine/journal.ts'
import { BadOption, type Options, readOptions } from './engine/options.ts'
import { createProgress } from './engine/progress.ts'
import { type Run, createRun } from './engine/run.ts'
import type { Violation } from './engine/watch.ts'
import { type World, freshWorld } from './engine/world.ts'
import { FAULTS } from './faults/all.ts'
import { renderReport } from './report/page.ts'
import { requireEmptyDatabase } from './server/empty-database.ts'
import { type Node, createNode, isFree } from './server/server.ts'

type Journal = ReturnType<typeof createJournal>

const ROOT = join(import.meta.dirname, '../..')

const settingsOf = ({ start, dir, port }: Options) => ({
  NODE_ENV: 'development',
  CLOCK: new Date(riyadhMidnight(start)).toISOString(),
  WORLD: 'empty',
  DATA_DIR: join(dir, 'data'),
  LOG_LEVEL: 'warn',
  TRUST_PROXY: '127.0.0.0/8,::1',
  PUBLIC_URL: `http://localhost:${port}`,
})

/** The command of the first day; on the embedded engine the server stands still for it. */
async function inviteFirstAdmin(node: Node, options: Options): Promise<string> {
  await node.stop()
  const env = { ...process.env, ...settingsOf(options), PORT: String(options.port) }
  const command = join(ROOT, 'scripts/first-admin.ts')
  const text = execFileSync(process.execPath, [command, 'mona@fareeq.example'], { env, encoding: 'utf8' })
  await node.start()
  const link = /#link=(\S+)/.exec(text)?.[1]
  if (!link) throw new BadOption(`This database is not empty; the simulation begins in an empty one.\n${text}`)
  return link
}

const replayOf = ({ seed, days, talents, companies, hires, start, faults, stops }: Options) =>
  `npm run simulate -- --seed ${seed} --days ${days} --talents ${talents} --companies ${companies} --hires ${hires} --start ${start} --stops ${stops}${faults.length > 0 ? ` --faults ${faults.join(',')}` : ''}`

function printViolation({ options }: World, { invariant, day, what, actors }: Violation): void {
  console.error(
    `\nBroken on ${day}: ${invariant}\n  ${what}\n  ${actors.length > 0 ? `actors ${actors.join(', ')}; ` : ''}again: ${replayOf(options)}`,
  )
}

async function live(run: Run, world: World, journal: Journal, isStopping: () => boolean): Promise<void> {
  const progress = createProgress(run.calls())
  while (world.day < world.options.days && !isStopping()) {
    journal.open()
    await run.liveDay()
    journal.save(world)
    progress.show(world, run.calls())
  }
  progress.end()
}

/** What makes no sense is found before anything is changed. */
async function openWorld(options: Options, journal: Journal): Promise<{ world: World; isNew: boolean }> {
  if (!(await isFree(options.port)))
    throw new BadOption(`Somebody listens at port ${options.port}; choose another one with --port.`)
  const saved = options.fresh ? undefined : journal.resume(options)
  if (saved) return { world: saved, isNew: false }
  if (process.env.DATABASE_URL) await requireEmptyDatabase(process.env.DATABASE_URL)
  journal.clear()
  journal.open()
  return { world: freshWorld(options, riyadhMidnight(options.start)), isNew: true }
}

async function simulate(options: Options): Promise<number> {
  const journal = createJournal(options.dir)
  const { world, isNew } = await openWorld(options, journal)
  const interruption = watchInterruption((sentence) => console.error(sentence))
  const node = createNode({ name: 'node-1', port: options.port, dir: options.dir, env: settingsOf(options) })
  const began = performance.now()
  let violations = 0
  const run = createRun({
    world,
    node,
    onViolation(violation) {
      violations++
      world.violations.push(violation)
      printViolation(world, violation)
    },
  })
  try {
    await node.start()
    if (isNew) await run.begin(await inviteFirstAdmin(node, options))
    else run.restore()
    await live(run, world, journal, interruption.isStopping)
    world.seconds += (performance.now() - began) / 1000
    journal.save(world)
    const file = join(options.dir, 'report.html')
    writeFileSync(file, renderReport(world, { calls: run.calls(), replay: replayOf(options) }))
    console.error(`The report is ${file}`)
  } finally {
    run.close()
    await node.stop()
    interruption.end()
  }
  return violations
}

try {
  const options = readOptions(
    process.argv.slice(2),
    FAULTS.map(({ name }) => name),
  )
  process.exitCode = (await simulate({ ...options, dir: resolve(options.dir) })) > 0 ? 1 : 0
} catch (error) {
  if (!(error instanceof BadOption)) throw error
  console.error(error.message)
  process.exitCode = 2
}
