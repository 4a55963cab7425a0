import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Files of packages that no program loads: types, source maps, texts for people. Licences stay: they must go along. */
const UNUSED_FILES = /\.(?:map|flow|markdown|md|tsbuildinfo)$|\.d\.[cm]?ts$/
const LICENCE = /(?:licen[cs]e|notice|copying)[^/]*$/i

/** Large parts of packages that are never loaded, by path below node_modules. */
const UNUSED_PARTS = [
  /^@types\//,
  // Headers for compiling native modules.
  /^node-linux-\w+\/(?:include|share|lib)\//,
  // Grammars of other languages than those that candidates write.
  /^@vscode\/tree-sitter-wasm\/wasm\/(?!tree-sitter-(?:typescript|python)\.)/,
  /^web-tree-sitter\/debug\//,
  /^lib0\/coverage\//,
  /^zod\/src\//,
  // Icons are read one by one.
  /^simple-icons\/index\./,
]

export const isLoaded = (path: string): boolean =>
  LICENCE.test(path) || !(UNUSED_FILES.test(path) || UNUSED_PARTS.some((part) => part.test(path)))

/** Folders of the packages that the API needs in production, from the root: what is installed, without a second download. */
function productionPackages(root: string): string[] {
  const args = ['ls', '--omit=dev', '--workspace', '@fareeq/api', '--include-workspace-root', '--all', '--parseable']
  const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8' })
  const packages = (stdout ?? '')
    .split('\n')
    .map((path) => relative(root, path))
    .filter((path) => /(?:^|\/)node_modules\//.test(path) && !path.startsWith('node_modules/@fareeq/'))
  if (packages.length === 0) throw new Error('npm names no packages: is node_modules whole?')
  return [...new Set(packages)]
}

/** Returns how many packages were copied. */
export function copyPackages(root: string, release: string): number {
  const packages = productionPackages(root)
  for (const folder of packages)
    cpSync(join(root, folder), join(release, folder), {
      recursive: true,
      verbatimSymlinks: true,
      // Nested packages have a line of their own.
      filter: (file) => {
        const path = relative(root, file)
        return !path.startsWith(`${folder}/node_modules`) && isLoaded(path.replace(/^.*?node_modules\//, ''))
      },
    })
  mkdirSync(join(release, 'node_modules/@fareeq'), { recursive: true })
  symlinkSync('../../packages/domain', join(release, 'node_modules/@fareeq/domain'))
  return packages.length
}
