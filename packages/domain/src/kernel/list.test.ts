import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listOf, pageQuery } from './list.ts'

const ID = '0190a000-0000-7000-8000-000000000001'

describe('a paged list', () => {
  const query = z.object(pageQuery(50, 20))

  test('has the usual page size unless the caller asks for another one', () => {
    expect(query.parse({})).toEqual({ limit: 20 })
    expect(query.parse({ limit: '50', cursor: ID })).toEqual({ limit: 50, cursor: ID })
  })

  test('refuses a page that is too long, empty or not a number, and a cursor that is no id', () => {
    for (const input of [{ limit: '51' }, { limit: '0' }, { limit: '1.5' }, { limit: 'all' }, { cursor: 'last' }])
      expect(query.safeParse(input).success).toBe(false)
  })

  test('answers with its rows, its cursor and what else belongs to the list', () => {
    const answer = listOf(z.string(), { total: z.number() })
    const list = { data: ['a', 'b'], meta: { next_cursor: null, total: 2 } }
    expect(answer.parse(list)).toEqual(list)
    expect(answer.safeParse({ ...list, meta: { next_cursor: null } }).success).toBe(false)
    expect(listOf(z.string()).safeParse({ data: [], meta: {} }).success).toBe(false)
  })
})
