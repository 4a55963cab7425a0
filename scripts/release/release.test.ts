import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { section, withSection } from './changelog.ts'
import { nextVersion } from './version.ts'

test('a version is the month and a count, which begins anew with each month', () => {
  const on = (day: string) => new Date(`${day}T12:00:00Z`)
  expect(nextVersion(undefined, on('2026-11-18'))).toBe('2026.11.0')
  expect(nextVersion('2026.11.0', on('2026-11-30'))).toBe('2026.11.1')
  expect(nextVersion('2026.11.9', on('2026-11-30'))).toBe('2026.11.10')
  expect(nextVersion('2026.11.9', on('2026-12-01'))).toBe('2026.12.0')
  expect(nextVersion('2026.12.3', on('2027-01-01'))).toBe('2027.1.0')
})

test('the changelog tells by feature what was done, the newest release first', () => {
  const subjects = [
    'talents: keep the photo',
    'invoices: print the credit note',
    'talents: keep the photo',
    'no feature',
  ]
  const newest = section('2026.11.1', '2026-11-20', subjects)
  expect(newest).toBe(`## 2026.11.1 (2026-11-20)

### invoices

- Print the credit note

### talents

- Keep the photo

### other

- No feature
`)
  const older = withSection(undefined, section('2026.11.0', '2026-11-18', ['site: open']))
  const changelog = withSection(older, newest)
  expect(changelog.match(/^##? .*/gm)).toEqual([
    '# Changelog',
    '## 2026.11.1 (2026-11-20)',
    '## 2026.11.0 (2026-11-18)',
  ])
})

let root = ''
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const read = (name: string) => readFileSync(join(root, name), 'utf8')
const release = (...args: string[]) => {
  const script = join(import.meta.dirname, 'release.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--root', root, ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}
const commit = (subject: string) => (git('add', '-A'), git('commit', '-q', '--allow-empty', '-m', subject))

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'fareeq-release-'))
  git('init', '-q')
  git('config', 'user.email', 'sara@fareeq.test')
  git('config', 'user.name', 'Sara')
  mkdirSync(join(root, 'apps/api/migrations'), { recursive: true })
  writeFileSync(join(root, 'apps/api/migrations/0001_foundation.sql'), 'select 1')
  writeFileSync(join(root, 'package.json'), '{\n  "name": "fareeq",\n  "version": "0.1.0"\n}\n')
  writeFileSync(join(root, 'package-lock.json'), '{ "version": "0.1.0", "packages": { "": { "version": "0.1.0" } } }')
  writeFileSync(join(root, 'releases.json'), '[]\n')
  commit('foundation: begin')
})
afterAll(() => rmSync(root, { recursive: true }))

test('a release names the version, tells what changed, is recorded and tagged; the next one begins there', () => {
  const released = git('rev-parse', 'HEAD')
  expect(release()).toMatchObject({ status: 0, stdout: expect.stringContaining('1 changes, 1 migrations') })
  const [record] = JSON.parse(read('releases.json')) as { version: string }[]
  expect(record).toMatchObject({ commit: released, migrations: 1 })
  const { version } = record!
  expect(JSON.parse(read('package.json'))).toEqual({ name: 'fareeq', version })
  expect(JSON.parse(read('package-lock.json'))).toEqual({ version, packages: { '': { version } } })
  expect(read('CHANGELOG.md')).toContain(`## ${version}`)
  expect([git('log', '-1', '--format=%s'), git('tag')]).toEqual([`release: ${version}`, `v${version}`])

  commit('invoices: print the credit note')
  expect(release('--plan').stdout).toMatch(/### invoices\n\n- Print the credit note\n/)
  expect(git('tag')).toBe(`v${version}`)
  expect(release().status).toBe(0)
  expect(read('CHANGELOG.md').match(/^- .*/gm)).toEqual(['- Print the credit note', '- Begin'])
})

test('what is not committed, and nothing new, is no release', () => {
  expect(release()).toMatchObject({ status: 1, stderr: expect.stringContaining('Nothing was committed since') })
  commit('talents: keep the photo')
  writeFileSync(join(root, 'notes.txt'), 'half')
  expect(release()).toMatchObject({ status: 1, stderr: expect.stringContaining('changes that are not committed') })
  expect(git('log', '-1', '--format=%s')).toBe('talents: keep the photo')
})
