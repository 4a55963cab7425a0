import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { runCommand } from './commands.ts'
import { query } from './databases.ts'
import { lastRelease } from './last-release.ts'
import { type Layout, WEB_NODES, addressOf, databaseUrl, saveLayout, superuserUrl } from './layout.ts'
import { replicaReads } from './metrics.ts'
import { settingsOf, startNode, startOthers, untilReady } from './nodes.ts'
import { stopProcess } from './processes.ts'
import { until } from './waiting.ts'

export type Fault = {
  title: string
  /** Does it and resolves when everything is whole again; `note` is a figure for the report. */
  run(layout: Layout, note: (figure: string) => void): Promise<void>
}

const SECONDS = 1000

export const rollingRestart: Fault = {
  title: 'All web nodes restarted, one after the other',
  run: (layout) => restartInTurn(layout),
}

async function restartInTurn(layout: Layout): Promise<void> {
  for (const name of WEB_NODES) {
    await stopProcess(layout, name)
    startNode(layout, name)
    await untilReady(layout, name)
    await untilInRotation(layout, name)
  }
}

/** HAProxy sends nobody to a node until it has answered twice. */
async function untilInRotation(layout: Layout, name: string): Promise<void> {
  const address = `http://${addressOf(layout, 'statistics')}/;csv`
  await until(`${name} in rotation`, 30, async () =>
    (await (await fetch(address)).text())
      .split('\n')
      .some((line) => line.startsWith(`nodes,${name},`) && line.includes(',UP,')),
  )
}

/** As a deployment does it: one node after the other; the first one migrates. */
export const upgraded = (): Fault => ({
  title: `A rolling upgrade of the web nodes from ${lastRelease().version}; workers and the runner follow`,
  async run(layout, note) {
    const from = performance.now()
    await restartInTurn(layout)
    startOthers(layout)
    saveLayout({ ...layout, isOutdated: false })
    note(`upgraded in ${((performance.now() - from) / SECONDS).toFixed(0)} s`)
  },
})

/** Without PgBouncer, into a database and a folder of its own; the restore compares every row. */
export const backedUp: Fault = {
  title: 'A backup, and its restore into a database of its own',
  async run(layout, note) {
    const folder = join(layout.folder, `restored-${Date.now()}`)
    mkdirSync(folder)
    const database = `fareeq_${Date.now()}`
    const [file, settings] = [join(folder, 'trial.backup'), settingsOf(layout, 'web-1')]
    note(await runCommand('backup.ts', ['--to', file], settings))
    const administer = (text: string) => query(superuserUrl(layout, 'primary'), text, 60 * SECONDS)
    await administer(`create database ${database} owner fareeq`)
    const url = databaseUrl(layout, 'primary').replace(/fareeq$/, database)
    const { DATABASE_POOLER: _, DATABASE_DIRECT_URL: _direct, DATABASE_REPLICA_URL: _replica, ...same } = settings
    const place = { ...same, DATABASE_URL: url, DATA_DIR: join(folder, 'data') }
    note(await runCommand('restore.ts', ['--from', file], place))
    await administer(`drop database ${database}`)
  },
}

/** How much of what a replica may answer it did answer, of all web nodes. */
export const quiet: Fault = {
  title: 'Nothing, for 15 s',
  async run(layout, note) {
    const before = await replicaReads(layout)
    await delay(15 * SECONDS)
    const after = await replicaReads(layout)
    note(`the replica answered ${after.answered - before.answered} of ${after.all - before.all} reads it may answer`)
  },
}
