import { expect, test } from 'vitest'
import { visitorRegion } from './visitor-region.ts'

test('a visitor is where the clock of the device says', () => {
  expect(visitorRegion('Asia/Riyadh', ['en-GB'])).toBe('SA')
  expect(visitorRegion('Asia/Amman', [])).toBe('JO')
  expect(visitorRegion('Africa/Cairo', ['ar'])).toBe('EG')
})

test('a clock without a country leaves it to the language, and that may not know either', () => {
  expect(visitorRegion('UTC', ['ar-MA', 'fr-FR'])).not.toBeNull()
  expect(visitorRegion('UTC', ['ar'])).toBeNull()
})

test('what is no language does not keep anybody from signing up', () => {
  expect(visitorRegion('Asia/Riyadh', ['C', 'en-US@posix'])).toBe('SA')
  expect(visitorRegion('UTC', ['C'])).toBeNull()
})
