import { expect, test } from 'vitest'
import { piecesOf } from './brief-marks.ts'

const marked = (text: string, ...sources: string[]) =>
  piecesOf(text, sources)
    .map(({ text: piece, isRead: read }) => (read ? `[${piece}]` : piece))
    .join('')

test('the words a field was read from are marked in the sentence, as they were written', () => {
  expect(marked('We need two senior developers for 6 months.', 'two', 'senior', '6 months')).toBe(
    'We need [two] [senior] developers for [6 months].',
  )
  expect(marked('نحتاج مطورَي واجهات أمامية اثنين', 'مطورَي واجهات أمامية', 'اثنين')).toBe(
    'نحتاج [مطورَي واجهات أمامية] [اثنين]',
  )
})

test('sources inside or across one another are marked once, and a source that is not there marks nothing', () => {
  expect(marked('two React developers', 'React developers', 'developers', 'two React')).toBe('[two React][ developers]')
  expect(marked('a designer', 'painter', '')).toBe('a designer')
  expect(marked('', 'x')).toBe('')
})
