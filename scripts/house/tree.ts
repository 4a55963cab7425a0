import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The repository as the rules see it: path from the root → text. Tests pass in a tiny one. */
export type Tree = ReadonlyMap<string, string>

/** What is wrong, where, and which law says so. */
export type Finding = { file: string; line?: number; law: string; what: string }

export const SKIPPED = new Set([
  'node_modules',
  'dist',
  'release',
  '.git',
  '.cache',
  '.data',
  'test-results',
  'bench-results',
])
const ROOMS = ['packages', 'apps', 'scripts', 'e2e']
const READ = /\.(?:tsx?|mjs|css|sql)$/

export function readTree(root: string): Tree {
  const tree = new Map<string, string>()
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory() && !SKIPPED.has(entry.name)) walk(path)
      else if (entry.isFile() && READ.test(entry.name)) tree.set(path, readFileSync(join(root, path), 'utf8'))
    }
  }
  ROOMS.forEach(walk)
  return tree
}

export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
/** `rules-client.test.ts` → `rules-client` */
export const baseOf = (path: string): string => nameOf(path).replace(/\..*$/, '')
export const isCode = (path: string): boolean => /\.(?:tsx?|mjs)$/.test(path)
export const isTest = (path: string): boolean => /\.(?:test|spec)\.tsx?$/.test(path)

/** The names of the folders directly below this one, as the tree has them. */
export function foldersIn(tree: Tree, folder: string): Set<string> {
  const below = [...tree.keys()].filter((path) => path.startsWith(`${folder}/`))
  return new Set(
    below
      .map((path) => path.slice(folder.length + 1).split('/'))
      .flatMap(([name, ...rest]) => (name && rest.length ? [name] : [])),
  )
}

export const featuresOf = (tree: Tree): Set<string> =>
  new Set([
    ...[...foldersIn(tree, 'packages/domain/src')].filter((name) => name !== 'kernel' && name !== 'testing'),
    ...foldersIn(tree, 'apps/api/src/features'),
    ...foldersIn(tree, 'apps/web/src/features'),
  ])
