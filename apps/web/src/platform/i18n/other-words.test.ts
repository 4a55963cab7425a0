import { expect, test } from 'vitest'
import { createOtherWords } from './other-words.ts'

const words = { 'a/en.ts': { en: { title: 'Home' } }, 'b/en.ts': { en: { title: 'Later' } } }

test('what a screen already holds speaks the other language once it has come, and so does every later screen', async () => {
  const other = createOtherWords(() => Promise.resolve({ words }))
  const [first, later] = [{}, {}]
  other.expect('a/en.ts', { en: first })
  expect(first).toEqual({})
  await other.bring()
  other.expect('b/en.ts', { en: later })
  expect([first, later]).toEqual([{ title: 'Home' }, { title: 'Later' }])
})

test('words that did not come are asked for again', async () => {
  let isOnline = false
  const other = createOtherWords(() => (isOnline ? Promise.resolve({ words }) : Promise.reject(new Error('no line'))))
  const face = {}
  other.expect('a/en.ts', { en: face })
  other.soon()
  await expect(other.bring()).rejects.toThrow('no line')
  isOnline = true
  await other.bring()
  expect(face).toEqual({ title: 'Home' })
})
