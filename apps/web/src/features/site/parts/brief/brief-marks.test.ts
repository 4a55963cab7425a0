import { expect, test } from 'vitest'
import { piecesOf } from './brief-marks.ts'

const shown = (text: string, ...sources: string[]) =>
  piecesOf(text, sources)
    .map(({ text: piece, read }) => (read ? `[${piece}]` : piece))
    .join('')

test('the words a field was read from are marked in the sentence, as they were written', () => {
  expect(shown('We need two senior developers for 6 months.', 'two', 'senior', '6 months')).toBe(
    'We need [two] [senior] developers for [6 months].',
  )
  expect(shown('نحتاج مطورَي واجهات أمامية اثنين', 'مطورَي واجهات أمامية', 'اثنين')).toBe(
    'نحتاج [مطورَي واجهات أمامية] [اثنين]',
  )
})

test('sources inside or across one another are marked once, and a source that is not there marks nothing', () => {
  expect(shown('two React developers', 'React developers', 'developers', 'two React')).toBe('[two React][ developers]')
  expect(shown('a designer', 'painter', '')).toBe('a designer')
  expect(shown('', 'x')).toBe('')
})
