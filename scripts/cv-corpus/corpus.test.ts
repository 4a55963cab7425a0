import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { corpus, printable, stampOf } from './corpus.ts'
import { type Measured, measure } from './measure.ts'
import { type Tally, precision, recall, total } from './score.ts'

let measured: Measured
beforeAll(async () => void (measured = await measure()), 120_000)

test('there are at least 40 CVs, of every type and in both languages, and a third of them is held out', () => {
  const all = corpus()
  expect(all.length).toBeGreaterThanOrEqual(40)
  expect(new Set(all.map(({ type }) => type))).toEqual(new Set(['pdf', 'docx', 'doc', 'txt', 'csv']))
  expect(new Set(all.map(({ type, sheet }) => `${type} ${sheet.person.lang}`)).size).toBe(10)
  expect(all.filter(({ held }) => held).length).toBeGreaterThanOrEqual(Math.floor(all.length / 3))
})

test('the printed ones are of the pages as they are now; `print.ts` makes them again', () => {
  const printed = JSON.parse(readFileSync(new URL('./printed/printed.json', import.meta.url), 'utf8'))
  expect(printed).toEqual(
    Object.fromEntries(printable().map(({ file, html }) => [file.pathname.split('/').at(-1), stampOf(html)])),
  )
})

test('all of them are read', () => expect(measured.refused).toEqual([]))

/** A little below what is reached. A field that is wrong costs more than one that is missing. */
const FLOORS = {
  open: { precision: 0.985, recall: 0.98, field: { precision: 0.94, recall: 0.94 } },
  held: { precision: 0.93, recall: 0.8, field: { precision: 0.7, recall: 0.45 } },
}

describe.each(['open', 'held'] as const)('of the %s ones', (set) => {
  test('most of what is there is found, and hardly anything that is not', () => {
    const all = total(measured[set])
    expect(precision(all)).toBeGreaterThanOrEqual(FLOORS[set].precision)
    expect(recall(all)).toBeGreaterThanOrEqual(FLOORS[set].recall)
  })

  test('no field falls behind', () => {
    const behind = (tally: Tally) =>
      precision(tally) < FLOORS[set].field.precision || recall(tally) < FLOORS[set].field.recall
    expect(Object.entries(measured[set]).filter(([, tally]) => behind(tally))).toEqual([])
  })
})
