import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  checkDependencies,
  checkLicences,
  checkLock,
  checkPins,
  isAllowed,
  productionPackages,
} from './dependencies.ts'

test('every dependency is one exact version, known by its hash, with a licence on the list', () => {
  expect(checkDependencies(join(import.meta.dirname, '../..'))).toEqual([])
})

test('a range, a tag and an address are no version', () => {
  const dependencies = { a: '1.2.3', b: '^1.2.3', c: 'latest', d: 'github:e/f', e: '2.0.0-rc.1', f: '1.x' }
  expect(checkPins('package.json', { dependencies }).map(({ what }) => what.split(' ')[0])).toEqual([
    'b',
    'c',
    'd',
    'f',
  ])
})

test('a package whose bytes nobody vouches for is refused', () => {
  expect(checkLock({ '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { link: true } })).toHaveLength(
    1,
  )
})

test('one of several licences is enough, of those that hold together each must do', () => {
  expect(['MIT', '(MIT OR GPL-3.0-or-later)', 'Apache-2.0 AND MIT'].map(isAllowed)).toEqual([true, true, true])
  expect(['AGPL-3.0', 'MIT AND GPL-3.0-or-later', 'UNLICENSED', ''].map(isAllowed)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('only what reaches production is asked for its licence, and one that says none is refused', () => {
  const lock = {
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
    'node_modules/a/node_modules/@x/y': { version: '2.0.0', license: 'AGPL-3.0-only' },
    'node_modules/z': { version: '1.0.0' },
  }
  expect(productionPackages(lock).map(({ name }) => name)).toEqual(['@x/y', 'z'])
  expect(checkLicences(lock)).toHaveLength(2)
})
