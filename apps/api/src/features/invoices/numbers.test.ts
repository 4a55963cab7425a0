import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { nextNumber } from './queries.ts'

const { db, clear } = await testDatabase()
beforeEach(() => clear())

class Crash extends Error {}

test('50 writers, of whom every third fails after it took a number, leave no gap and no double', async () => {
  const writers = Array.from({ length: 50 }, (_, index) =>
    db
      .transaction(async (db) => {
        const number = await nextNumber(db, 'INV', 2026)
        await new Promise((done) => setImmediate(done))
        if (index % 3 === 0) throw new Crash()
        return number
      })
      .catch((error: unknown) => {
        if (!(error instanceof Crash)) throw error
        return null
      }),
  )
  const numbers = (await Promise.all(writers)).filter((number) => number !== null)
  expect(numbers.toSorted()).toEqual(numbers.map((_, index) => `INV-2026-${String(index + 1).padStart(6, '0')}`))
  expect(await db.transaction((db) => nextNumber(db, 'INV', 2027))).toBe('INV-2027-000001')
  expect(await db.transaction((db) => nextNumber(db, 'CRN', 2026))).toBe('CRN-2026-000001')
})
