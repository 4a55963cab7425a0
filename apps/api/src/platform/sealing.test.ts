import { expect, test } from 'vitest'
import { seal, unseal } from './sealing.ts'

const KEY = 'a key for tests, long enough to be one'
const plain = Buffer.from('what nobody else should read')

test('what was sealed is read with its key and for its purpose, and looks different every time', () => {
  const sealed = seal(KEY, 'a purpose', plain)
  expect(unseal(KEY, 'a purpose', sealed)).toEqual(plain)
  expect(sealed.includes(plain)).toBe(false)
  expect(seal(KEY, 'a purpose', plain)).not.toEqual(sealed)
})

test('another key, another purpose, a changed byte or a piece of it open nothing', () => {
  const sealed = seal(KEY, 'a purpose', plain)
  expect(unseal(`${KEY}!`, 'a purpose', sealed)).toBeNull()
  expect(unseal(KEY, 'another purpose', sealed)).toBeNull()
  for (const at of [0, 12, sealed.length - 1]) {
    const touched = Buffer.from(sealed)
    touched[at] = (touched[at] ?? 0) ^ 1
    expect(unseal(KEY, 'a purpose', touched)).toBeNull()
  }
  for (const length of [0, 11, 27, sealed.length - 1])
    expect(unseal(KEY, 'a purpose', sealed.subarray(0, length))).toBeNull()
})
