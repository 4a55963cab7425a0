import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { id, uuid7 } from './ids.ts'

const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 })
const moments = fc.date({ min: new Date(0), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })

test('an id is a version 7 UUID, whatever the moment and the random bytes', () => {
  expect(uuid7(new Date('2026-03-18T11:30:00Z'), new Uint8Array(10))).toBe('019d00b5-aec0-7000-8000-000000000000')
  fc.assert(
    fc.property(moments, bytes, (now, random) => {
      const uuid = uuid7(now, random)
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      expect(z.safeParse(id(), uuid).success).toBe(true)
    }),
  )
})

test('ids sort by birth', () => {
  fc.assert(
    fc.property(moments, moments, bytes, bytes, (one, other, a, b) => {
      fc.pre(one < other)
      expect(uuid7(one, a) < uuid7(other, b)).toBe(true)
    }),
  )
})

test.each(['', '7', 'not-an-id', '019d00c6-a040-7000-8000-00000000000', "' or 1=1 --", '../1'])('%j is no id', (text) =>
  expect(z.safeParse(id(), text).success).toBe(false),
)
