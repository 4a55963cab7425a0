import { expect, test } from 'vitest'
import { nextNewsletter } from './rules.ts'

test.each([
  ['2026-11-01T09:00:00Z', '2026-10', '2026-11-02T08:00:00.000Z'],
  ['2026-11-02T07:59:59Z', '2026-10', '2026-11-02T08:00:00.000Z'],
  ['2026-11-02T08:00:00Z', '2026-11', '2026-12-02T08:00:00.000Z'],
  ['2026-12-31T22:00:00Z', '2026-12', '2027-01-02T08:00:00.000Z'],
])('at %s the next newsletter is that of %s, and goes out at %s', (now, month, at) =>
  expect(nextNewsletter(new Date(now))).toEqual({ month, sends_at: new Date(at) }),
)
