import { expect, test } from 'vitest'
import { type SqlValue, sql } from './sql.ts'

const plain = ({ text, values }: { text: string; values: readonly unknown[] }) => ({ text, values })

test('every value becomes a numbered parameter', () => {
  expect(plain(sql`select * from talents where id = ${7} and name = ${"o'neil"}`)).toEqual({
    text: 'select * from talents where id = $1 and name = $2',
    values: [7, "o'neil"],
  })
})

test('a fragment inside a statement keeps its values and takes the next numbers', () => {
  const state = sql`state = ${'open'}`
  const both = sql`${state} and owner = ${3}`
  expect(plain(sql`select ${1} from t where ${both} or ${state} limit ${20}`)).toEqual({
    text: 'select $1 from t where state = $2 and owner = $3 or state = $4 limit $5',
    values: [1, 'open', 3, 'open', 20],
  })
})

test('fragments side by side do not run together', () => {
  expect(plain(sql`${sql`a`}${sql`b`}${1}${sql.empty}`)).toEqual({ text: 'ab$1', values: [1] })
})

test('conditions are joined, and no condition is no text', () => {
  expect(plain(sql`where ${sql.join([sql`a = ${1}`, sql`b = ${2}`], ' and ')}`)).toEqual({
    text: 'where a = $1 and b = $2',
    values: [1, 2],
  })
  expect(sql`select 1${sql.join([], ', ')}`.text).toBe('select 1')
})

test('an identifier is quoted, whatever it holds', () => {
  expect(sql`order by ${sql.id('created"; drop table users --')}`.text).toBe(
    'order by "created""; drop table users --"',
  )
})

test('a forgotten value is an error, not a silent null', () => {
  const forgotten = {} as { id: string }
  expect(() => sql`select ${forgotten.id}`).toThrow('a value is undefined')
})

test('one place in the code makes one statement, whatever the values; other fragments make another', () => {
  const byName = (name: string) => sql`name = ${name}`
  const find = (one: SqlValue, other: SqlValue) => sql`select 1 where a ${one} and b ${other}`
  expect(plain(find(byName('x'), 1))).toEqual({ text: 'select 1 where a name = $1 and b $2', values: ['x', 1] })
  expect(plain(find(byName('y'), 2))).toEqual({ text: 'select 1 where a name = $1 and b $2', values: ['y', 2] })
  expect(plain(find(1, byName('x')))).toEqual({ text: 'select 1 where a $1 and b name = $2', values: [1, 'x'] })
})
