import { cpSync, existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { importsOf } from '../house/arrows.ts'

/** Copied whole: what runs finds its workers, pages, migrations and questions by path. */
const FOLDERS = [
  'apps/api/package.json',
  'apps/api/bank',
  'apps/api/migrations',
  'apps/api/seeds',
  'apps/api/src',
  'apps/web/dist',
  'packages/domain/package.json',
  'packages/domain/src',
]

const UNUSED =
  /\.test\.tsx?$|\.md$|^(?:apps\/api|packages\/domain)\/src\/(?:testing|platform\/calendar\/golden)(?:\/|$)/

/** Copies the product, and the files with all they import. A missing import would show only in production, so it is looked for. */
export function copySources(root: string, release: string, files: readonly string[]) {
  const copy = (path: string) =>
    cpSync(join(root, path), join(release, path), {
      recursive: true,
      filter: (file) => !UNUSED.test(relative(root, file)),
    })
  FOLDERS.forEach(copy)

  const waiting = [...files]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (existsSync(join(release, file))) continue
    copy(file)
    waiting.push(...ownImports(root, file))
  }
  const missing = globSync('{apps/api,packages,scripts}/**/*.ts', { cwd: release }).flatMap((file) =>
    ownImports(release, file).flatMap((to) => (existsSync(join(release, to)) ? [] : [`${file} imports ${to}`])),
  )
  if (missing.length > 0) throw new Error(`The release is not whole:\n${missing.join('\n')}`)
}

const ownImports = (root: string, file: string): string[] =>
  importsOf(file, readFileSync(join(root, file), 'utf8')).flatMap(({ to, external }) => (external ? [] : [to]))
