import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from './tree.ts'

export type Manifest = { dependencies?: Versions; devDependencies?: Versions; optionalDependencies?: Versions }
type Versions = Readonly<Record<string, string>>
export type LockEntry = {
  version?: string
  license?: string
  integrity?: string
  resolved?: string
  dev?: boolean
  link?: boolean
}
/** Paths of `package-lock.json`: the root is '', a workspace its folder, a package `node_modules/…`. */
export type Lock = Readonly<Record<string, LockEntry>>

/** Licences whose conditions a hosted, closed product keeps by naming them (SPDX). */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Zlib',
  'CC0-1.0',
  // Fonts.
  'OFL-1.1',
  // Copyleft of the file or the library, which we use unchanged: resvg, libvips.
  'MPL-2.0',
  'LGPL-3.0-or-later',
])

/** What a package says in its files and not in its manifest; by version, so that the next one is read again. */
const READ_BY_HAND: Versions = { 'combine-errors@3.0.3': 'MIT', 'duck@0.1.12': 'BSD-2-Clause' }

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/

/** SPDX expression: one of several joined by OR, all of several joined by AND. */
export const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => ALLOWED.has(name.trim())))

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Packages that a release runs with or whose code is in the built pages. */
export function productionPackages(lock: Lock): { name: string; version: string; licence: string | null }[] {
  return Object.entries(lock).flatMap(([path, { dev, link, version = '', license }]) => {
    if (dev || link || !path.includes('node_modules/')) return []
    const name = nameOf(path)
    return [{ name, version, licence: READ_BY_HAND[`${name}@${version}`] ?? license ?? null }]
  })
}

const LOCK_FILE = 'package-lock.json'

export function checkLicences(lock: Lock): Finding[] {
  return productionPackages(lock)
    .filter(({ licence }) => !licence || !isAllowed(licence))
    .map(({ name, version, licence }) => ({
      file: LOCK_FILE,
      law: 'dependencies',
      what: `${name}@${version} has ${licence ?? 'no licence'}, which is not on the list (scripts/house/dependencies.ts)`,
    }))
}

/** The lock file knows what each package contains, and says nothing of whose registry it came from. */
export function checkLock(lock: Lock): Finding[] {
  return Object.entries(lock)
    .filter(([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity)
    .map(([path]) => ({ file: LOCK_FILE, law: 'dependencies', what: `${nameOf(path)} has no integrity hash` }))
}

export function checkPins(file: string, manifest: Manifest): Finding[] {
  const { dependencies, devDependencies, optionalDependencies } = manifest
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => ({ file, law: 'dependencies', what: `${name} is "${version}": pin one version` }))
}

export function readLock(root: string): Lock {
  return (JSON.parse(readFileSync(join(root, LOCK_FILE), 'utf8')) as { packages: Lock }).packages
}

export function checkDependencies(root: string): Finding[] {
  const lock = readLock(root)
  const workspaces = Object.keys(lock).filter((path) => !path.includes('node_modules/'))
  const manifests = workspaces.map((path) => join(path, 'package.json')).filter((file) => existsSync(join(root, file)))
  return [
    ...manifests.flatMap((file) => checkPins(file, JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest)),
    ...checkLock(lock),
    ...checkLicences(lock),
  ]
}
