// Bootstraps a bare machine. Plain JavaScript: it must work on Node 20.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const BIN = join(ROOT, 'node_modules', '.bin')
const STAMP = join(ROOT, 'node_modules', '.installed')

const ENV = { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}` }

export const log = (text) => console.log(`\u25C6 ${text}`)

/**
 * Installs when the lock file has changed, or what npm has installed for it: packages for development may have been left out
 * or taken away since, and the pages are built with them. So they are installed under NODE_ENV=production, too.
 */
export function install() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === installation()) return
  log('Installing packages (about a minute, once)')
  // Not `npm ci`: it wants an entry in the lock file for the optional binaries of every other platform, too.
  runOrExit('npm', ['install', '--no-save', '--include=dev', '--loglevel=error', '--progress=true'])
  writeFileSync(STAMP, installation())
}

/** What is asked for, and what npm wrote down of its last installation of any kind. */
function installation() {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')))
  const installed = join(ROOT, 'node_modules', '.package-lock.json')
  return hash.update(existsSync(installed) ? readFileSync(installed) : '').digest('hex')
}

/** Debian packages that a step needs; on other systems a message says what is missing. */
export function installSystem(command, packages) {
  if (spawnSync('sh', ['-c', `command -v ${command}`]).status === 0) return
  if (spawnSync('sh', ['-c', 'command -v apt-get']).status !== 0 || process.getuid?.() !== 0) {
    console.error(`Missing: ${command}. Please install ${packages.join(', ')}.`)
    process.exit(1)
  }
  log(`Installing ${packages.join(', ')}`)
  runOrExit('apt-get', ['update', '-qq'])
  runOrExit('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    DEBIAN_FRONTEND: 'noninteractive',
  })
}

/** Runs a command and exits on failure. */
export function runOrExit(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...ENV, ...env } })
  if (status !== 0) {
    if (error) console.error(error.message)
    process.exit(status ?? 1)
  }
}

/** Runs a command in parallel: what it prints is kept until it has ended. */
export function runBuffered(title, command, args, env = {}) {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env: { ...ENV, ...env } })
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => output.push(part))
  return new Promise((resolve) => {
    child.once('close', (status) => resolve({ title, passed: status === 0, output: Buffer.concat(output).toString() }))
  })
}

/** Runs a TypeScript file with Node 24. */
export const run = (file, args = [], env = {}) => runOrExit(node(), [join(ROOT, file), ...args], env)

/** Node options for memory and garbage collection (docs/decisions/019). */
const OPTIONS = JSON.parse(readFileSync(join(ROOT, 'apps/api/node-options.json'), 'utf8'))

/** Starts a server and forwards signals to it, for a graceful shutdown. */
export function serve(file, nodeArgs = [], env = {}, args = []) {
  const child = spawn(node(), [...OPTIONS.args, ...nodeArgs, join(ROOT, file), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...OPTIONS.env, ...ENV, ...env },
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)))
  return child
}

/** Node 24 is an npm package; resolved at each use, since it is missing before the first install. */
function node() {
  const own = join(BIN, 'node')
  if (existsSync(own)) return own
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  console.error('Fareeq needs Node 24, and there is no package of it for this platform. Please install Node 24.')
  process.exit(1)
}

/** Builds the web only when its sources have changed. */
export function buildWeb() {
  const stamp = join(ROOT, '.cache', 'web-build')
  const expected = fingerprint(['apps/web', 'packages/domain', 'package-lock.json'])
  const built = existsSync(join(ROOT, 'apps/web/dist/app.html'))
  if (built && existsSync(stamp) && readFileSync(stamp, 'utf8') === expected) return
  log('Building the pages')
  run('apps/web/build/build.ts')
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, expected)
}

/** Fingerprint of folders: tracked and new files, by content. */
function fingerprint(paths) {
  const list = ['ls-files', '-co', '--exclude-standard', '--', ...paths]
  const { stdout } = spawnSync('git', list, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 })
  const hash = createHash('sha256')
  for (const file of (stdout ?? '').split('\n').toSorted())
    if (file && !/\.test\.tsx?$/.test(file) && existsSync(join(ROOT, file)))
      hash.update(file).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}
