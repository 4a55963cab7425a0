import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from '../release/releases.ts'

const ROOT = join(import.meta.dirname, '../..')

/** The history that is needed is not here. */
export class NoHistory extends Error {}

/** The sources of a release in a folder of their own, from git, with the packages that are installed here. */
const git = (...args: string[]) => spawnSync('git', args, { cwd: ROOT, maxBuffer: 1 << 28 })

export function checkOut({ version, commit }: Release, folder: string): void {
  if (git('cat-file', '-e', `${commit}^{commit}`).status !== 0)
    throw new NoHistory(
      `The sources of release ${version} (${commit}) are not in this clone. Fetch the history, then run it again: git fetch --unshallow`,
    )
  unpack(commit, folder)
}

/** What is committed here, as a release of its own. */
export const checkOutHead = (folder: string): void => unpack('HEAD', folder)

function unpack(commit: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const { stdout: archive } = git('archive', commit, 'apps/api', 'packages/domain', 'package.json')
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  linkPackages(folder)
}

/** Node resolves a link before it looks for packages, so that only our own workspaces need to be those of the release. */
function linkPackages(folder: string): void {
  const [from, to] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(join(to, '@fareeq'), { recursive: true })
  for (const name of readdirSync(from)) if (name !== '@fareeq') symlinkSync(join(from, name), join(to, name))
  symlinkSync(join(folder, 'packages/domain'), join(to, '@fareeq/domain'))
}

export const serverOf = (folder: string): string => join(folder, 'apps/api/src/main.ts')
