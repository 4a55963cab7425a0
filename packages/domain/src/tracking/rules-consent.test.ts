import { expect, test } from 'vitest'
import { PERMISSION, readConsent } from './rules-consent.ts'
import { sharedUtm } from './rules.ts'

test('only a yes or a no is an answer; the browser’s own no counts until there is one', () => {
  for (const input of [undefined, '', 'yes', 'true', 'GRANTED']) expect(readConsent(input)).toBe('unknown')
  expect([readConsent('granted'), readConsent('denied')]).toEqual(['granted', 'denied'])
  expect([readConsent(undefined, true), readConsent('granted', true)]).toEqual(['denied', 'granted'])
})

test('without a yes nobody else hears anything and page views name no session and no click', () => {
  const utm = { utm_source: 'Whapp', gclid: '1', li_fat_id: '2' }
  for (const consent of ['unknown', 'denied'] as const) {
    expect(PERMISSION[consent]).toMatchObject({ session: false, clickIds: false, vendors: false })
    expect(sharedUtm(utm, PERMISSION[consent])).toEqual({ utm_source: 'Whapp' })
  }
  expect([PERMISSION.unknown.touches, PERMISSION.denied.touches]).toEqual([true, false])
  expect(sharedUtm(utm, PERMISSION.granted)).toEqual(utm)
})
