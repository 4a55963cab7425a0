import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { READABLE } from './child/files.ts'

/** Linux namespaces without a network, where the host allows an ordinary user to make them. */
const ISOLATED = ['--user', '--map-current-user', '--net', '--ipc', '--uts']
/** No file may grow, and a crash writes no memory to the disk. */
const LIMITED = ['--fsize=0', '--core=0']
const HEAP_MB = 256

const works = (command: string, args: readonly string[]) =>
  spawnSync(command, [...args, 'true'], { stdio: 'ignore', env: { PATH: process.env.PATH } }).status === 0
let cached: string[] | undefined

/** Commands that take away what Node's permissions do not cover, in front of Node itself. */
export const wrappers = (): string[] =>
  (cached ??= [
    ...(works('unshare', ISOLATED) ? ['unshare', ...ISOLATED] : []),
    ...(works('prlimit', LIMITED) ? ['prlimit', ...LIMITED] : []),
  ])

/**
 * Process for untrusted code. It inherits no environment, may start threads, and may read the files it is made of: no
 * others, no writing, no child processes, no native addons, no inspector.
 */
export function forkRestricted(entry: URL, nodeOptions: readonly string[] = []): ChildProcess {
  const file = fileURLToPath(entry)
  const node = [
    process.execPath,
    '--permission',
    '--allow-worker',
    ...[...READABLE, file].map((path) => `--allow-fs-read=${path}`),
    `--max-old-space-size=${HEAP_MB}`,
    '--no-warnings',
    ...nodeOptions,
  ]
  const [execPath = process.execPath, ...execArgv] = [...wrappers(), ...node]
  return fork(file, [], {
    execPath,
    execArgv,
    env: {},
    cwd: '/',
    serialization: 'json',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
}
