// `npm run release`: version, changelog, the record for the next upgrade check, commit and tag. `-- --plan` only prints them.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { section, withSection } from './changelog.ts'
import type { Release } from './releases.ts'
import { nextVersion } from './version.ts'

const { values: options } = parseArgs({
  options: { plan: { type: 'boolean', default: false }, root: { type: 'string', default: '.' } },
})
const root = resolve(options.root)
const at = (name: string) => join(root, name)
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

const releases = JSON.parse(readFileSync(at('releases.json'), 'utf8')) as Release[]
const last = releases.at(-1)
const [commit, now] = [git('rev-parse', 'HEAD'), new Date()]
const date = now.toISOString().slice(0, 10)
if (!options.plan && git('status', '--porcelain') !== '')
  refuse('There are changes that are not committed: nothing was released.')

const since = last ? `${last.commit}..HEAD` : 'HEAD'
const log = git('log', '--reverse', '--no-merges', '--format=%s', since)
const subjects = log.split('\n').filter((subject) => subject !== '' && !subject.startsWith('release: '))
if (subjects.length === 0) refuse(`Nothing was committed since ${last?.version}: nothing was released.`)

const version = nextVersion(last?.version, now)
const newest = section(version, date, subjects)
if (options.plan) {
  console.log(newest)
  process.exit()
}

const migrations = readdirSync(at('apps/api/migrations')).filter((file) => file.endsWith('.sql')).length
const release: Release = { version, commit, date, migrations }
const changelog = existsSync(at('CHANGELOG.md')) ? readFileSync(at('CHANGELOG.md'), 'utf8') : undefined
writeFileSync(at('CHANGELOG.md'), withSection(changelog, newest))
writeFileSync(at('releases.json'), `${JSON.stringify([...releases, release], null, 2)}\n`)
for (const name of ['package.json', 'package-lock.json']) {
  const manifest = JSON.parse(readFileSync(at(name), 'utf8')) as { version: string; packages?: Record<string, object> }
  manifest.version = version
  // The lock file names it a second time.
  if (manifest.packages?.['']) Object.assign(manifest.packages[''], { version })
  writeFileSync(at(name), `${JSON.stringify(manifest, null, 2)}\n`)
}

git('add', 'CHANGELOG.md', 'releases.json', 'package.json', 'package-lock.json')
git('commit', '-q', '-m', `release: ${version}`)
git('tag', '-a', `v${version}`, '-m', `Release ${version}`)
console.log(`Released ${version}: ${subjects.length} changes, ${migrations - (last?.migrations ?? 0)} migrations.`)
console.log(`Publish it: git push --follow-tags; build it: npm run build`)
