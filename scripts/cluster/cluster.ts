import { existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startDatabases } from './databases.ts'
import { type Layout, RUNNERS, WEB_NODES, WORKERS, addressOf, createLayout, readLayout } from './layout.ts'
import { lastRelease } from './last-release.ts'
import { NODES, startLastRelease, startNodes } from './nodes.ts'
import { pidOf, processNames, startProcess, stopProcess } from './processes.ts'
import { haproxy, pgbouncer } from './proxies.ts'
import { runTrial } from './trial.ts'
import { answersOk, until } from './waiting.ts'

/** `npm run cluster`: starts it; `-- --trial` breaks it under load and reports; `-- --down` stops and deletes it. */
const { values: options } = parseArgs({
  options: {
    folder: { type: 'string', default: join(tmpdir(), 'fareeq-cluster') },
    port: { type: 'string', default: '4500' },
    'no-pooler': { type: 'boolean', default: false },
    /** Web nodes of the last release, which the trial upgrades. */
    'last-release': { type: 'boolean', default: false },
    trial: { type: 'boolean', default: false },
    /** Of the trial only what has this in its title. */
    only: { type: 'string', default: '' },
    rate: { type: 'string', default: '20' },
    report: { type: 'string' },
    down: { type: 'boolean', default: false },
  },
})
const [firstPort, rate] = [Number(options.port), Number(options.rate)]
if (!Number.isInteger(firstPort) || firstPort < 1024 || firstPort > 65_000)
  refuse('--port is a port from 1024 to 65000.')
if (!Number.isInteger(rate) || rate < 1 || rate > 200)
  refuse('--rate is a whole number of requests a second, 1 to 200.')
const folder = resolve(options.folder)

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

/** What did start stays for whoever looks into it. */
function failed(error: Error): never {
  refuse(`${error.message}\nLogs are in ${join(folder, 'log')}; npm run cluster -- --down clears it away.`)
}

async function up(): Promise<Layout> {
  // Only a folder that this script fills: `--down` deletes it.
  if (existsSync(folder)) refuse(`${folder} exists and has no cluster: name another folder with --folder.`)
  const layout = createLayout({ folder, firstPort, pooled: !options['no-pooler'], isOutdated: options['last-release'] })
  console.log('Starting etcd, two PostgreSQL under Patroni, PgBouncer and HAProxy')
  startProcess(layout, 'haproxy', haproxy(layout))
  await startDatabases(layout)
  if (layout.pooled) startProcess(layout, 'pgbouncer', pgbouncer(layout))
  const version = lastRelease().version
  console.log(layout.isOutdated ? `Starting ${WEB_NODES.join(', ')} of ${version}` : `Starting ${NODES.join(', ')}`)
  await (layout.isOutdated ? startLastRelease(layout) : startNodes(layout))
  await until('the front', 30, () => answersOk(`http://${addressOf(layout, 'web')}/api/ready`))
  return layout
}

/** Nodes before what they stand on; Patroni stops its PostgreSQL. */
async function down(layout: Layout): Promise<void> {
  const last = ['pgbouncer', 'patroni-2', 'patroni-1', 'etcd', 'haproxy']
  await Promise.all(
    processNames(layout)
      .filter((name) => !last.includes(name))
      .map((name) => stopProcess(layout, name)),
  )
  for (const name of last) await stopProcess(layout, name)
  rmSync(layout.folder, { recursive: true, force: true })
}

function describe(layout: Layout): void {
  const at = (text: string, address: string) => console.log(`  ${text.padEnd(22)} ${address}`)
  console.log('\nA cluster of Fareeq on this machine\n')
  at('site', `http://${addressOf(layout, 'web')}`)
  at('who is up', `http://${addressOf(layout, 'statistics')}`)
  for (const name of WEB_NODES) at(name, `http://${addressOf(layout, name)}`)
  at('primary, by HAProxy', addressOf(layout, 'primary'))
  at('replica, by HAProxy', addressOf(layout, 'replica'))
  if (layout.pooled) at('PgBouncer', addressOf(layout, 'pooled'))
  at('secrets', join(layout.folder, 'cluster.json'))
  at('logs', join(layout.folder, 'log'))
  console.log('\nBreak something (the number is the process):\n')
  for (const name of [...WEB_NODES, ...WORKERS, ...RUNNERS, 'pgbouncer', 'patroni-1', 'patroni-2', 'etcd', 'haproxy'])
    if (pidOf(layout, name)) at(name, `kill -9 ${pidOf(layout, name)}`)
  console.log('\nnpm run cluster -- --trial   breaks all of it in turn, under load, and reports')
  console.log('npm run cluster -- --down    stops and deletes it\n')
}

const existing = readLayout(folder)
if (options.down) {
  if (!existing) refuse(`There is no cluster in ${folder}.`)
  await down(existing)
  console.log('The cluster is gone.')
} else {
  const layout = existing ?? (await up().catch(failed))
  if (options.trial) await runTrial(layout, { rate, only: options.only, report: options.report })
  else describe(layout)
}
