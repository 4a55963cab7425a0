import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkDocuments, checkLinks, checkReach } from './documents.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

test('every link of every document leads somewhere, and every file of docs can be reached from its index', () => {
  expect(checkDocuments(ROOT)).toEqual([])
})

test('a link to a missing file or heading is found, one to another site or in an example is not', () => {
  const text = '[a](b.md) [c](#no) [d](#the-d) [e](https://x.test/y) ![f](f.png) `[g](g.md)`\n## The d!\n'
  const documents = new Map([['docs/a.md', text]])
  const findings = checkLinks(documents, (path) => path === 'docs/a.md').map(({ what }) => what)
  expect(findings).toEqual(['b.md leads nowhere', '#no leads nowhere', 'f.png leads nowhere'])
})

test('a link to a folder reaches what is directly in it', () => {
  const documents = new Map([['docs/README.md', '[x](x.md) [all](many)']])
  const files = ['docs/README.md', 'docs/x.md', 'docs/many/one.md', 'docs/many/deep/two.md', 'docs/lost.md']
  expect(checkReach(documents, files).map(({ file }) => file)).toEqual(['docs/many/deep/two.md', 'docs/lost.md'])
})

test('every command is told on the page of the commands or in the README, and none that is not there', () => {
  const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts)
  const commands = ['README.md', 'docs/commands.md'].flatMap((path) =>
    [...read(path).matchAll(/`npm (?:run )?([a-z:-]+)/g)].map(([, name]) => name!),
  )
  expect([...new Set(commands)].toSorted()).toEqual(scripts.toSorted())
})

test('the time in which a weak package is replaced is promised', () => {
  expect(read('SECURITY.md')).toMatch(/within \d+ days/)
})

/** Level 1 of OWASP ASVS 5.0.0. */
const LEVEL_1 = {
  'V1.2': [1, 2, 3, 4, 5],
  'V1.3': [1, 2],
  'V1.5': [1],
  'V2.1': [1],
  'V2.2': [1, 2],
  'V2.3': [1],
  'V3.2': [1, 2],
  'V3.3': [1],
  'V3.4': [1, 2],
  'V3.5': [1, 2, 3],
  'V4.1': [1],
  'V4.4': [1],
  'V5.2': [1, 2],
  'V5.3': [1, 2],
  'V6.1': [1],
  'V6.2': [1, 2, 3, 4, 5, 6, 7, 8],
  'V6.3': [1, 2],
  'V6.4': [1, 2],
  'V7.2': [1, 2, 3, 4],
  'V7.4': [1, 2],
  'V8.1': [1],
  'V8.2': [1, 2],
  'V8.3': [1],
  'V9.1': [1, 2, 3],
  'V9.2': [1],
  'V10.4': [1, 2, 3, 4, 5],
  'V11.3': [1, 2],
  'V11.4': [1],
  'V12.1': [1],
  'V12.2': [1, 2],
  'V13.4': [1],
  'V14.2': [1],
  'V14.3': [1],
  'V15.1': [1],
  'V15.2': [1],
  'V15.3': [1],
}

describe('the table of ASVS', () => {
  const rows = [...read('docs/security.md').matchAll(/^\| (V[\d.]+) +\| (\d) +\| .* \| ([a-z ]+)(?:: (.*?))? *\|$/gm)]

  test('has a line for everything that level 1 asks for', () => {
    const ids = rows.filter(([, , level]) => level === '1').map(([, id]) => id)
    const required = Object.entries(LEVEL_1).flatMap(([section, numbers]) =>
      numbers.map((number) => `${section}.${number}`),
    )
    expect(new Set(ids)).toEqual(new Set(required))
    expect(ids).toHaveLength(required.length)
  })

  test('names for whatever is kept a test that exists, and for all else a reason', () => {
    const wrong = rows.flatMap(([, id, , verdict, reason = '']) => {
      const proofs = [...reason.matchAll(/«([^»]+)» \(\[[^\]]+\]\(\.\.\/([^)]+)\)\)/g)]
      const missing = proofs.filter(
        ([, title, file]) => !['"', "'", '`'].some((mark) => read(file!).includes(mark + title + mark)),
      )
      const isTold = verdict === 'kept' ? proofs.length > 0 : reason.length > 0
      return isTold && missing.length === 0 ? [] : [`${id}: ${missing.map(([, title]) => title).join(', ') || verdict}`]
    })
    expect(wrong).toEqual([])
  })
})
