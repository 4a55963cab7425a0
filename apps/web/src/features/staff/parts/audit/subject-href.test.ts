import { expect, test } from 'vitest'
import { subjectHref } from './subject-href.ts'

const hrefOf = (subject_kind: string, subject_id: string) =>
  subjectHref({ subject_kind, subject_id, subject_name: 'Pass mark', record_id: null }, ['operations'])

test('the trail opens a policy in its list and the days off in their tab', () => {
  expect(hrefOf('policy', 'pass_mark')).toBe('/ops/policies?q=Pass%20mark')
  expect(hrefOf('policy', 'holidays')).toBe('/ops/policies?tab=holidays')
  expect(hrefOf('invoice', '1')).toBe('/ops/invoices/1')
  expect(hrefOf('quote', '1')).toBe('/ops/quotes/1')
})

test('the trail does not open what is gone, nor a section of other roles', () => {
  expect(hrefOf('nomination', '1')).toBeUndefined()
  expect(hrefOf('seller', '1')).toBeUndefined()
  expect(hrefOf('talent', '1')).toBeUndefined()
  expect(hrefOf('site_item', 'mail/accounts-code')).toBeUndefined()
})
