import { describe, expect, test } from 'vitest'
import { inDigits } from './digits.ts'
import { countedAr, localeOf } from './locale.ts'
import { foldDigits } from '../text/text.ts'

describe('whoever asks for Arabic digits reads', () => {
  test.each([
    ['18 مارس 2026، 2:30 م بتوقيت الرياض', '١٨ مارس ٢٠٢٦، ٢:٣٠ م بتوقيت الرياض'],
    ['أقل راتب 1,200.50 دولار', 'أقل راتب ١٬٢٠٠٫٥٠ دولار'],
    ['قوة الملف 60%', 'قوة الملف ٦٠٪'],
    ['أقواها أولًا، و3 مهارات على الأقل.', 'أقواها أولًا، و٣ مهارات على الأقل.'],
    ['(5)', '(٥)'],
    ['+20%', '+٢٠٪'],
    ['3 / 50', '٣ / ٥٠'],
    ['', ''],
  ])('«%s» as «%s»', (text, read) => expect(inDigits(text, 'arab')).toBe(read))

  test('what Intl would have written, and what is typed back is understood', () => {
    const number = (digits: 'latn' | 'arab') => new Intl.NumberFormat(localeOf('ar', digits)).format(1_234_567.5)
    expect(inDigits(number('latn'), 'arab')).toBe(number('arab'))
    expect(foldDigits(inDigits('2026', 'arab'))).toBe('2026')
    const daysLeft = countedAr({ zero: '', one: '', two: '', few: '{n} أيام', many: '{n} يومًا', other: '{n} يوم' })
    expect(inDigits(daysLeft(11), 'arab')).toBe('١١ يومًا')
  })
})

test.each(['+966 50 123 4567', 'Node.js20', 'v2.1', 'ISO/27001', 'https://fareeq.test/1', 'a1@b.co', '{n1}'])(
  '%s stays as it is',
  (text) => expect(inDigits(`هذا ${text}`, 'arab')).toBe(`هذا ${text}`),
)

test('English, and whoever asks for nothing, reads 0-9', () => {
  expect(inDigits('بعد 3 أيام', 'latn')).toBe('بعد 3 أيام')
  expect([localeOf('ar'), localeOf('en', 'arab')]).toEqual(['ar-SA-u-nu-latn-ca-gregory', 'en-GB-u-nu-latn-ca-gregory'])
})
