import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startPostgres } from '../../apps/api/src/testing/postgres-server.ts'

const ORIGIN = 'http://127.0.0.1:4420'
const MAX_SECONDS = 180

const dir = mkdtempSync(join(tmpdir(), 'fareeq-release-'))
process.once('exit', () => rmSync(dir, { recursive: true, force: true }))
process.once('SIGINT', () => process.exit(1))

execFileSync(process.execPath, [join(import.meta.dirname, 'build.ts'), '--to', join(dir, 'built')], {
  stdio: 'inherit',
})
const home = join(dir, 'another place')
cpSync(join(dir, 'built'), home, { recursive: true, verbatimSymlinks: true })
rmSync(join(dir, 'built'), { recursive: true })

const postgres = await startPostgres(tmpdir())
/** Neither npm, nor Node, nor anything of the shell that called. */
const env = {
  PATH: '/usr/bin:/bin',
  LOG_LEVEL: 'error',
  NODE_NAME: 'the-trial',
  PORT: new URL(ORIGIN).port,
  HOST: '127.0.0.1',
  PUBLIC_URL: 'https://fareeq.example',
  DATABASE_URL: postgres.url(),
  DATA_DIR: join(dir, 'data'),
  SECRET_KEY: 'a key for the trial, long enough to be one',
  ALLOW_LOCAL_DRIVERS: 'mail,sms,identity,payments,storage,seller',
}
const began = performance.now()
const server = spawn(join(home, 'fareeq'), ['start'], { env, stdio: 'inherit' })
process.once('exit', () => server.kill('SIGKILL'))
while (
  !(await fetch(`${ORIGIN}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  ))
) {
  if (server.exitCode !== null || performance.now() - began > MAX_SECONDS * 1000)
    fail('the release does not become ready')
  await delay(50)
}
const seconds = (performance.now() - began) / 1000
expectText(await page('/'), /<html lang="ar"/, 'the home page is not served in Arabic')
expectText(await page('/?lang=en'), /<html lang="en"/, 'the home page is not served in English')
expectText(await page('/api/health'), /ok/, 'health does not answer')
const link = execFileSync(join(home, 'fareeq'), ['first-admin', 'sara@company.com'], { env, encoding: 'utf8' })
expectText(link, /https:\/\/fareeq\.example\/ops\//, 'the first admin gets no link')
const otherKey = { ...env, SECRET_KEY: 'another key for the trial, as long', SECRET_KEY_PREVIOUS: env.SECRET_KEY }
const resealing = spawnSync(join(home, 'fareeq'), ['reseal'], { env: otherKey, encoding: 'utf8' })
expectText(
  resealing.stderr,
  /do not know this SECRET_KEY: the-trial\b/,
  'a key that the server does not know is sealed with',
)
await tryBackup()
const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]
server.kill()
const [code] = (await once(server, 'exit')) as [number | null]
if (code !== 0) fail(`it did not stop cleanly (${code})`)
await postgres.remove()
console.log(
  `The release runs: ready in ${seconds.toFixed(1)} s with all migrations, ${Math.round(Number(memory) / 1024)} MB.`,
)
process.exit()

/** Beside the running server, and into an empty place, as after the loss of a machine. */
async function tryBackup() {
  const file = join(dir, 'fareeq.backup')
  execFileSync(join(home, 'fareeq'), ['backup', '--to', file], { env })
  const empty = { ...env, DATABASE_URL: await postgres.createDatabase('restored'), DATA_DIR: join(dir, 'restored') }
  const report = execFileSync(join(home, 'fareeq'), ['restore', '--from', file], { env: empty, encoding: 'utf8' })
  expectText(report, /rows/, 'the backup is not restored')
}

async function page(path: string): Promise<string> {
  const response = await fetch(ORIGIN + path, { signal: AbortSignal.timeout(10_000) })
  return response.ok ? await response.text() : `${response.status}`
}

function expectText(text: string, pattern: RegExp, failure: string) {
  if (!pattern.test(text)) fail(`${failure}: ${text.slice(0, 300)}`)
}

function fail(reason: string): never {
  console.error(`The release cannot be used: ${reason}`)
  process.exit(1)
}
