import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

const job = (owner: string, name = owner) => ({ owner, name })
const order = (turns: ReturnType<typeof createTurns<ReturnType<typeof job>>>) => {
  const names: string[] = []
  for (let next = turns.next(); next; next = turns.next()) names.push(next.name)
  return names
}

test('of one owner so many wait, and so many in all', () => {
  const turns = createTurns<ReturnType<typeof job>>({ queue: 3, each: 1 })
  expect([turns.add(job('a')), turns.add(job('a')), turns.add(job('b'))]).toEqual([true, false, true])
  expect([turns.add(job('c')), turns.add(job('d'))]).toEqual([true, false])
  expect(order(turns)).toEqual(['a', 'b', 'c'])
})

test('whoever had a turn waits behind all who had none, however much they bring', () => {
  const turns = createTurns<ReturnType<typeof job>>({ queue: 20, each: 10 })
  for (const name of ['a1', 'a2', 'a3', 'a4']) turns.add(job('a', name))
  expect(turns.next()?.name).toBe('a1')
  turns.add(job('b', 'b1'))
  turns.add(job('b', 'b2'))
  turns.add(job('c', 'c1'))
  expect(order(turns)).toEqual(['b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
})
