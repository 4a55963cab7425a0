import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createJournal } from './journal.ts'
import { readOptions } from './options.ts'
import { freshWorld } from './world.ts'

let dir: string
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'fareeq-journal-'))))
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const optionsOf = (...args: string[]) => readOptions(['--days', '10', '--dir', dir, ...args], [])
/** A run that was stopped after its third day. */
function save() {
  const world = freshWorld(optionsOf(), 0)
  const journal = createJournal(dir)
  journal.open()
  journal.save({ ...world, day: 3, mails: 41 })
}

test('the same command goes on where the run was stopped', () => {
  expect(createJournal(dir).resume(optionsOf())).toBeUndefined()
  save()
  expect(createJournal(dir).resume(optionsOf())).toMatchObject({ day: 3, mails: 41 })
})

test('a run may be asked for more days than at first', () => {
  save()
  expect(createJournal(dir).resume(optionsOf('--days', '20'))!.options.days).toBe(20)
})

test('a run that is over is not lived again', () => {
  save()
  expect(() => createJournal(dir).resume(optionsOf('--days', '3'))).toThrow('has lived through 3 days already')
})

test('another seed is another run, and is refused', () => {
  save()
  expect(() => createJournal(dir).resume(optionsOf('--seed', '9'))).toThrow('is another one: seed 1')
})

test('a run that was cut off in a day does not go on', () => {
  save()
  createJournal(dir).open()
  expect(() => createJournal(dir).resume(optionsOf())).toThrow('cut off in the middle of a day')
})

test('what is saved and cannot be read is said, and left as it is', () => {
  writeFileSync(join(dir, 'world.json'), '{"day":')
  expect(() => createJournal(dir).resume(optionsOf())).toThrow('cannot be read')
})

test('a folder with something else in it is never taken, and never emptied', () => {
  const file = join(dir, 'thesis.txt')
  writeFileSync(file, 'Years of work')
  expect(() => createJournal(dir).resume(optionsOf())).toThrow('no simulation has put there')
  expect(() => createJournal(dir).clear()).toThrow('no simulation has put there')
  expect(existsSync(file)).toBe(true)
})
