import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const execute = promisify(execFile)
const ROOT = dirname(import.meta.dirname)
/** Edge cases: a name like a locale, which a plugin took for one; a space; non-ASCII letters. */
const DIFFICULT = join('fareeq-KSA', 'two words', 'فريق')

let temporary: string
let clone: string

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'fareeq-build-'))
  clone = join(temporary, DIFFICULT)
  const isSource = (path: string) => !['node_modules', 'dist', '.data'].includes(basename(path))
  for (const name of ['package.json', 'tsconfig.base.json', 'apps', 'packages'])
    await cp(join(ROOT, name), join(clone, name), { recursive: true, filter: isSource })
  // Hard links: the bundler would resolve a symbolic link to the ordinary path. Copies across file systems.
  const packages = [join(ROOT, 'node_modules'), join(clone, 'node_modules')]
  await execute('cp', ['-al', ...packages]).catch(() => execute('cp', ['-aT', ...packages]))
}, 120_000)

afterAll(() => rm(temporary, { recursive: true, force: true }))

test('the pages are built in a folder whose path holds a locale, a space and Arabic letters', async () => {
  await execute(process.execPath, [join(clone, 'apps/web/build/build.ts'), '--uncompressed'], { cwd: clone })
  const files = await readdir(join(clone, 'apps/web/dist/assets'))
  expect(files.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(100)
}, 240_000)
