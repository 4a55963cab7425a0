// A rolling upgrade of two nodes on one PostgreSQL while people write: from the last release to this one, on to a next one with
// one migration more, and back. Prints what docs/operating/upgrading.md shows.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startPostgres } from '../../apps/api/src/testing/postgres-server.ts'
import { type RunningServer, startServer } from '../bench/process.ts'
import { readReleases } from '../release/releases.ts'
import { newTalent } from './main-calls.ts'
import { checkOut, checkOutHead, serverOf } from './old-release.ts'
import { createWriters, type Nodes } from './writers.ts'

const FIRST_PORT = Number(process.env['UPGRADE_PORT'] ?? 4412)
const PEOPLE = 4
/** Milliseconds a balancer needs to see that a node is leaving, and for which a step is watched. */
const SEEN = 300
const WATCHED = 3_000

const scratch = mkdtempSync(join(tmpdir(), 'fareeq-upgrade-'))
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))
const release = readReleases().at(-1)!
const folders = { last: join(scratch, 'last'), now: join(scratch, 'now'), next: join(scratch, 'next') }
checkOut(release, folders.last)
checkOutHead(folders.now)
checkOutHead(folders.next)
const migrations = join(folders.next, 'apps/api/migrations')
const number = String(readdirSync(migrations).length + 1).padStart(4, '0')
writeFileSync(join(migrations, `${number}_platform_trial.sql`), 'alter table users add column trial text;\n')

const postgres = await startPostgres(tmpdir(), { durable: true })
const url = await postgres.createDatabase('upgrade')
const nodes: Nodes = new Set()
const running: (RunningServer | undefined)[] = [undefined, undefined]

async function start(slot: number, folder: string): Promise<void> {
  const data = join(scratch, `data-${slot}`)
  const env = {
    NODE_ENV: 'development',
    DATABASE_URL: url,
    DATA_DIR: data,
    SECRET_KEY: 'k'.repeat(40),
    LOG_LEVEL: 'error',
  }
  const node = await startServer(serverOf(folder), FIRST_PORT + slot, '/api/ready', env)
  running[slot] = node
  nodes.add(node.origin)
}

async function stop(slot: number): Promise<void> {
  const node = running[slot]!
  nodes.delete(node.origin)
  await delay(SEEN)
  await node.stop()
}

const stamp = () => new Date().toISOString().slice(11, 19)
const say = (sentence: string) => console.log(`${stamp()}  ${sentence}`)

await start(0, folders.last)
await start(1, folders.last)
say(`two nodes of ${release.version} serve`)
const tokens: string[] = []
for (let person = 0; person < PEOPLE; person++) tokens.push((await newTalent(running[0]!.origin)).token)
const writers = createWriters(nodes, tokens)

let failed = 0
function report(step: string): void {
  const { writes, repeated, failed: wrong, slowestMs } = writers.counts()
  failed += wrong
  say(`${step.padEnd(46)} ${writes} writes, ${repeated} sent again, ${wrong} failed, slowest ${slowestMs} ms`)
}

async function roll(name: string, folder: string): Promise<void> {
  for (const slot of [0, 1]) {
    await stop(slot)
    await start(slot, folder)
    await delay(WATCHED)
    report(`node ${slot + 1} runs ${name}`)
  }
}

await delay(WATCHED)
report(`both nodes run ${release.version}`)
await roll('this release', folders.now)
await roll('the next release', folders.next)
await roll('this release again', folders.now)
const lost = await writers.end()
say(`${lost} of ${PEOPLE} people lost what was acknowledged, ${failed} writes failed`)
for (const slot of [0, 1]) await stop(slot)
await postgres.remove()
process.exit(lost + failed > 0 ? 1 : 0)
