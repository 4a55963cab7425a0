import { expect, test } from 'vitest'
import { experienceFor } from './rules-translations.ts'

const JOB = {
  id: '1',
  version: 1,
  title: 'مطوّر خلفي',
  company: 'بيت البرمجة',
  responsibility: null,
  start: '2022-01',
  end: null,
  current: true,
  second_title: null,
  second_company: null,
  second_responsibility: null,
}

test.each([
  ['a title alone is marked with its language', {}, 'ar'],
  ['a description in the reader’s language needs no mark', { responsibility: 'Built the API' }, null],
  ['a description in the other language is marked', { responsibility: 'بنيت الواجهة البرمجية' }, 'ar'],
  ['a title in both languages needs no mark', { second_title: 'Backend developer' }, null],
])('of a job %s', (_, fields, language) => {
  expect(experienceFor({ ...JOB, ...fields }, 'en').written_in).toBe(language)
})
