// Makes a release of the built pages and the installed packages. Usage: npm run build [-- --to FOLDER]
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import nodeOptions from '../../apps/api/node-options.json' with { type: 'json' }
import manifest from '../../package.json' with { type: 'json' }
import { bundleServer } from './bundle.ts'
import { COMMANDS } from './commands.ts'
import { launcher } from './launcher.ts'
import { copyPackages } from './packages.ts'
import { copySources } from './sources.ts'
import { writeSbom } from '../sbom/write-sbom.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const { values: options } = parseArgs({ options: { to: { type: 'string', default: join(ROOT, 'release') } } })
const release = resolve(options.to)
if (existsSync(release) && readdirSync(release).length > 0 && !existsSync(join(release, 'fareeq'))) {
  console.error(`${release} holds something that is no release: nothing was written.`)
  process.exit(1)
}

// Built beside it and renamed: an interrupted build leaves the last release as it was.
const unfinished = `${release}.unfinished`
rmSync(unfinished, { recursive: true, force: true })
mkdirSync(unfinished, { recursive: true })
const { name, version, license, type, engines } = manifest
const about = { name, version, commit: commitOf(ROOT), private: true, license, type, engines }
writeFileSync(join(unfinished, 'package.json'), `${JSON.stringify(about, null, 2)}\n`)
copySources(
  ROOT,
  unfinished,
  Object.values(COMMANDS).map(([file]) => file),
)
const packages = copyPackages(ROOT, unfinished)
await bundleServer(unfinished, COMMANDS.start[0])
writeSbom(ROOT, unfinished)
const title = `Fareeq ${version} (${about.commit ?? 'of no commit'})`
writeFileSync(join(unfinished, 'fareeq'), launcher(title, nodeOptions), { mode: 0o755 })

rmSync(release, { recursive: true, force: true })
renameSync(unfinished, release)
console.log(`${title}, ${packages} packages, ${megabytes(release)} MB: ${join(release, 'fareeq')}`)

/** Null without git. A `+` stands for changes that were not committed. */
function commitOf(root: string): string | null {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? ''
  const hash = git('rev-parse', 'HEAD')
  return hash ? `${hash}${git('status', '--porcelain') ? '+' : ''}` : null
}

function megabytes(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, { parentPath, name: file }) => sum + statSync(join(parentPath, file)).size, 0)
  return Math.round(bytes / 1_000_000)
}
