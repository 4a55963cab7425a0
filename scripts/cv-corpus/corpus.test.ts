import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { readCvFile } from '../../apps/api/src/engines/cv-reader/read-file.ts'
import { hasArabic } from '../../packages/domain/src/kernel/text/text.ts'
import { SETS, corpus, printable, stampOf } from './corpus.ts'
import { type Measured, measure, NOW } from './measure.ts'
import { type Tally, precision, recall, total } from './score.ts'

let measured: Measured
beforeAll(async () => void (measured = await measure()), 120_000)

test('there are at least 80 CVs, of every type and in both languages; 24 of them are held out', () => {
  const all = corpus()
  expect(all.length).toBeGreaterThanOrEqual(80)
  expect(new Set(all.map(({ type }) => type))).toEqual(new Set(['pdf', 'docx', 'doc', 'txt', 'csv']))
  expect(new Set(all.map(({ type, expected }) => `${type} ${hasArabic(expected.name)}`)).size).toBe(10)
  expect(all.filter(({ set }) => set === 'holdout').length).toBeGreaterThanOrEqual(24)
})

test('the printed ones are of the pages as they are now; `print.ts` makes them again', () => {
  const printed = JSON.parse(readFileSync(new URL('./printed/printed.json', import.meta.url), 'utf8'))
  expect(printed).toEqual(
    Object.fromEntries(printable().map(({ file, source }) => [file.pathname.split('/').at(-1), stampOf(source)])),
  )
})

test('a mark at the end of an Arabic line stays behind the Latin word it follows', async () => {
  const { type, bytes, expected } = corpus().find(({ name }) => name === '62-stops')!
  const reading = await readCvFile({ type, bytes: new Uint8Array(bytes), now: NOW })
  if ('refused' in reading) throw new Error(reading.refused)
  const texts = reading.proposal.experiences.map(({ responsibility }) => responsibility?.value)
  expect(texts).toEqual(expected.experiences.map(({ responsibility }) => responsibility))
  expect(texts.join('\n')).toContain('React و TypeScript.')
})

test('all of them are read', () => expect(measured.refused).toEqual([]))

/** Regression thresholds, a little below the measured values. A wrong field weighs more than a missing one. */
const MINIMUMS = {
  open: { precision: 0.99, recall: 0.99, field: { precision: 0.96, recall: 0.96 } },
  holdout: { precision: 0.955, recall: 0.83, field: { precision: 0.6, recall: 0.42 } },
}

describe.each(SETS)('of the %s ones', (set) => {
  test('most of what is there is found, and hardly anything that is not', () => {
    const all = total(measured.scores[set])
    expect(precision(all)).toBeGreaterThanOrEqual(MINIMUMS[set].precision)
    expect(recall(all)).toBeGreaterThanOrEqual(MINIMUMS[set].recall)
  })

  test('no field falls behind', () => {
    const behind = (tally: Tally) =>
      precision(tally) < MINIMUMS[set].field.precision || recall(tally) < MINIMUMS[set].field.recall
    expect(Object.entries(measured.scores[set]).filter(([, tally]) => behind(tally))).toEqual([])
  })
})
