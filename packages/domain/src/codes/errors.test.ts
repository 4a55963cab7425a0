import { expect, test } from 'vitest'
import { codeErrors } from './errors.ts'

test('the refusals are said in the words of the specification [X-020] [X-021] [X-022]', () => {
  expect(codeErrors.code_invalid).toMatchObject({ status: 422, en: 'Invalid code', ar: 'رمز غير صالح' })
  expect(codeErrors.code_wrong).toMatchObject({ status: 422, en: 'Wrong code', ar: 'الرمز غير صحيح' })
  expect(codeErrors.code_limit).toMatchObject({
    status: 429,
    en: "You've reached the limit. Please try again in 60 minutes.",
    ar: 'بلغت الحد المسموح. أعد المحاولة بعد 60 دقيقة.',
  })
})
