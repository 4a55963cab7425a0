import { describe, expect, test } from 'vitest'
import { readDay, writeDay } from './date-text.ts'

describe('a day is read as people type it', () => {
  test.each([
    ['18/3/2026', '2026-03-18'],
    ['18-03-26', '2026-03-18'],
    [' 18 . 3 . 2026 ', '2026-03-18'],
    ['١٨/٣/٢٠٢٦', '2026-03-18'],
    ['2026-03-18', '2026-03-18'],
    ['18032026', '2026-03-18'],
    ['29/2/2028', '2028-02-29'],
  ])('%s', (input, day) => expect(readDay(input)).toBe(day))

  test.each(['', '18', '18/3', '31/2/2026', '29/2/2026', '18/13/2026', '0/1/2026', '1/1/202', 'tomorrow'])(
    '«%s» is no day',
    (input) => expect(readDay(input)).toBeNull(),
  )

  test('what is written is read back', () => {
    expect(writeDay('2026-03-08')).toBe('8/3/2026')
    expect(readDay(writeDay('2026-03-08'))).toBe('2026-03-08')
  })
})
