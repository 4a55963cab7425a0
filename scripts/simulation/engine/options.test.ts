import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

const FAULTS = ['kill', 'payments_down']
const read = (...args: string[]) => readOptions(args, FAULTS)

test('without a word it is a small run for a laptop: 60 days, 500 talents, 20 companies', () => {
  expect(read()).toMatchObject({ days: 60, talents: 500, companies: 20, hires: 40, seed: 1, faults: [] })
})

test('a company hires two unless it is said otherwise', () => {
  expect(read('--companies', '7').hires).toBe(14)
  expect(read('--companies', '7', '--hires', '3').hires).toBe(3)
})

test.each([
  [['--days', '0'], '--days takes a whole number from 1 to 800, and not “0”.'],
  [['--days', '9999'], '--days takes a whole number from 1 to 800'],
  [['--talents', 'many'], '--talents takes a whole number from 1 to 200000, and not “many”.'],
  [['--seed', '1.5'], '--seed takes a whole number'],
  [['--seed', ''], '--seed takes a whole number'],
  [['--port', '80'], '--port takes a whole number from 1024 to 65535'],
  [['--start', 'tomorrow'], '--start takes a day such as 2027-01-03, and not “tomorrow”.'],
  [['--start', '2027-02-30'], '--start takes a day such as 2027-01-03, and not “2027-02-30”.'],
  [['--faults', 'flood'], 'There is no fault “flood”; there are kill, payments_down.'],
  [['--colour', 'red'], '--colour'],
  [['60'], '60'],
])('%j makes no sense, which is said in a sentence', (args, sentence) => {
  expect(() => read(...args)).toThrow(sentence)
})

test('faults are named, or all of them are asked for', () => {
  expect(read('--faults', 'kill').faults).toEqual(['kill'])
  expect(read('--faults', 'all').faults).toEqual(FAULTS)
})
