import { expect, test } from 'vitest'
import { keepsOf, mayChoose, sideOf } from './rules-pairs.ts'

const waiting = { awaits_consent: true }
const owned = { awaits_consent: false }

test.each([
  ['imported beside somebody’s own account', waiting, owned, ['other'], false],
  ['two that were imported', waiting, waiting, ['other', 'imported'], true],
  ['agreed meanwhile, beside somebody’s own account', owned, owned, [], false],
])('%s', (_, imported, other, keeps, choosing) => {
  expect([keepsOf(imported, other), mayChoose(imported, other)]).toEqual([keeps, choosing])
})

test('a field comes from the record that is kept, unless chosen otherwise', () => {
  const merge = { keep: 'other', fields: { phone: 'imported' } } as const
  expect([sideOf('phone', merge), sideOf('name', merge)]).toEqual(['imported', 'other'])
})
