import { expect, test } from 'vitest'
import { chosenTimes, confirmedSalaries, salaryFaults, type Time } from './rules-terms.ts'

const minimums = { full_time: 500, part_time: 250 }

test.each<[string, Parameters<typeof chosenTimes>[0], Time[]]>([
  ['both', { full_time: true, part_time: true, timing: 4 }, ['full_time', 'part_time']],
  ['one', { full_time: false, part_time: true, timing: 'immediately' }, ['part_time']],
  ['neither, for now', { full_time: true, part_time: true, timing: 'unavailable' }, []],
])('times that are chosen: %s', (_, availability, times) => expect(chosenTimes(availability)).toEqual(times))

test.each<[string, Time[], object, object]>([
  ['what is sent for a chosen time counts', ['full_time'], { full_time: 900 }, { full_time: 900, part_time: 300 }],
  ['what was said before counts, too', ['full_time'], {}, { full_time: 800, part_time: 300 }],
  ['what is not chosen stays, whatever is sent', ['full_time'], { part_time: 1 }, { full_time: 800, part_time: 300 }],
  ['or is taken back', ['full_time'], { part_time: null }, { full_time: 800, part_time: null }],
])('%s', (_, times, amounts, expected) =>
  expect(confirmedSalaries(times, amounts, { full_time: 800, part_time: 300 })).toEqual(expected),
)

test.each<[string, Time[], { full_time: number | null; part_time: number | null }, object[]]>([
  ['in order', ['full_time', 'part_time'], { full_time: 500, part_time: 250 }, []],
  ['missing', ['part_time'], { full_time: 500, part_time: null }, [{ time: 'part_time', fault: 'missing' }]],
  ['too little', ['full_time'], { full_time: 499, part_time: 1 }, [{ time: 'full_time', fault: 'too_little' }]],
  ['not chosen, not judged', [], { full_time: null, part_time: 1 }, []],
])('the pay of what is chosen is judged: %s', (_, times, salaries, faults) =>
  expect(salaryFaults(times, salaries, minimums)).toEqual(faults),
)
