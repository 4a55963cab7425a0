import { expect, test } from 'vitest'
import { readOptions } from '../engine/options.ts'
import { type World, freshWorld } from '../engine/world.ts'
import { FAULTS } from '../faults/all.ts'
import { INVARIANTS } from '../invariants/all.ts'
import { faultName, ruleName } from './names.ts'
import { renderReport } from './page.ts'
import { WORDS } from './words.ts'

const FACTS = { calls: 1234, replay: 'npm run simulate -- --seed 7' }
const world: World = {
  ...freshWorld(readOptions(['--days', '2', '--start', '2027-01-03'], []), 0),
  day: 2,
  seconds: 61,
  counts: { '2027-01-03': { 'talent.signed_up': 5 } },
  snapshots: [
    { day: '2027-01-03', ledger: { cash: 0 }, work: { matcher: { late: 0, today: 1 } }, live: 3, working: 0 },
    { day: '2027-01-04', ledger: { cash: 1500 }, work: { matcher: { late: 2, today: 1 } }, live: 5, working: 1 },
  ],
  faults: [{ name: 'kill', from: 1, to: 1 }],
  checks: { 'money: every entry sums to zero': { checked: 40, broken: 1 } },
  violations: [
    { invariant: 'money: every entry sums to zero', day: '2027-01-04', what: 'entry <1> sums to 5', actors: [] },
  ],
}
const page = renderReport(world, FACTS)

test('the report is one file in both languages, and asks nothing of any other place', () => {
  expect(page).toContain('<article class="ar" lang="ar" dir="rtl">')
  expect(page).toContain('<article class="en" lang="en" dir="ltr">')
  for (const words of Object.values(WORDS))
    for (const title of [words.funnel, words.money, words.times, words.tables, words.faults, words.invariants])
      expect(page).toContain(`<h2>${title}</h2>`)
  expect(page).not.toMatch(/<script|\bsrc=|\bhref=|url\(/)
})

test('the report says how many rules were broken, each with its day, and how to live it again', () => {
  expect(page).toContain('<div class="tile bad"><b dir="ltr">1</b>')
  expect(page).toContain('2027-01-04: money: every entry sums to zero: entry &lt;1&gt; sums to 5')
  expect(page).toContain('<pre dir="ltr">npm run simulate -- --seed 7</pre>')
})

test('every rule and every fault has its name in Arabic', () => {
  const names = [
    ...INVARIANTS.map(({ name }) => ruleName(name, 'ar')),
    ...FAULTS.map(({ name }) => faultName(name, 'ar')),
  ]
  expect(names.filter((name) => !/\p{Script=Arabic}/u.test(name))).toEqual([])
})

test('a fault stands behind the plots on its day', () => {
  expect(page).toMatch(/<rect class="band" [^>]*><title>انقطاع الكهرباء<\/title>/)
})

test('a run that was stopped on its first day has a report, too', () => {
  const empty = freshWorld(readOptions([], []), 0)
  expect(renderReport(empty, FACTS)).not.toMatch(/NaN|Infinity|undefined/)
})
