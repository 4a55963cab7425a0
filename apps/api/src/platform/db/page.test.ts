import { describe, expect, test } from 'vitest'
import { cutPage, olderThan } from './page.ts'
import { sql } from './sql.ts'

describe('a page of a list', () => {
  const rows = ['d', 'c', 'b'].map((id, place) => ({ id, place }))

  test('leaves the surplus row out and names the last one shown as the cursor', () => {
    expect(cutPage(rows, 2)).toEqual({ page: rows.slice(0, 2), next_cursor: 'c' })
    expect(cutPage(rows, 2, ({ place }) => String(place)).next_cursor).toBe('1')
  })

  test('is the last one when nothing is left over', () => {
    expect(cutPage(rows, 3)).toEqual({ page: rows, next_cursor: null })
    expect(cutPage([], 3)).toEqual({ page: [], next_cursor: null })
  })

  test('begins with what is older than the cursor, or with everything', () => {
    expect(olderThan(sql`contracts.id`, 'c')).toMatchObject({ text: 'contracts.id < $1::uuid', values: ['c'] })
    expect(olderThan(sql`contracts.id`, undefined)).toMatchObject({ text: 'true', values: [] })
  })
})
