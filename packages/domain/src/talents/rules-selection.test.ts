import { expect, test } from 'vitest'
import { selectionDates } from './rules-selection.ts'

const THURSDAY = new Date('2026-11-19T09:00:00Z')

test.each([
  ['three working days to the evaluation and five more to the interview', [], '2026-11-24', '2026-12-01'],
  ['a holiday moves both', ['2026-11-23'], '2026-11-25', '2026-12-02'],
])('after the first passed assessment there are %s [D-74]', (_, holidays, evaluation, interview) => {
  expect(selectionDates(THURSDAY, holidays)).toEqual({
    evaluation_by: `${evaluation}T15:00:00.000Z`,
    interview_by: `${interview}T15:00:00.000Z`,
  })
})

test('nothing is promised before it', () => {
  expect(selectionDates(null, [])).toEqual({ evaluation_by: null, interview_by: null })
})
