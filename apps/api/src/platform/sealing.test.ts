import { createCipheriv, hkdfSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, storageKeys, unseal } from './sealing.ts'

const KEY = 'a key for tests, long enough to be one'
const plain = Buffer.from('what nobody else should read')

test('what was sealed is read with its key and for its purpose, and looks different every time', () => {
  const sealed = seal(KEY, 'a purpose', plain)
  expect(unseal([KEY], 'a purpose', sealed)).toEqual(plain)
  expect(sealed.includes(plain)).toBe(false)
  expect(seal(KEY, 'a purpose', plain)).not.toEqual(sealed)
})

test('another key, another purpose, a changed byte or a piece of it open nothing', () => {
  const sealed = seal(KEY, 'a purpose', plain)
  expect(unseal([`${KEY}!`], 'a purpose', sealed)).toBeNull()
  expect(unseal([KEY], 'another purpose', sealed)).toBeNull()
  for (const at of [0, 8, 20, sealed.length - 1]) {
    const touched = Buffer.from(sealed)
    touched[at] = (touched[at] ?? 0) ^ 1
    expect(unseal([KEY], 'a purpose', touched)).toBeNull()
  }
  for (const length of [0, 11, 27, 35, sealed.length - 1])
    expect(unseal([KEY], 'a purpose', sealed.subarray(0, length))).toBeNull()
})

test('after a change of the key, what the former one sealed is read as long as it is named, and the new one seals', () => {
  const NEW = 'the key that comes after it, as long'
  const sealed = seal(KEY, 'a purpose', plain)
  const both = storageKeys({ SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: KEY })
  expect(unseal(both, 'a purpose', sealed)).toEqual(plain)
  expect(unseal(both, 'a purpose', seal(NEW, 'a purpose', plain))).toEqual(plain)
  expect(unseal(storageKeys({ SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: undefined }), 'a purpose', sealed)).toBeNull()
  // All processes may learn the new key before any of them seals with it.
  expect(unseal([KEY, NEW], 'a purpose', seal(NEW, 'a purpose', plain))).toEqual(plain)
})

test('what was sealed before there were key ids is read with either key', () => {
  const key = Buffer.from(hkdfSync('sha256', KEY, 'fareeq', 'a purpose', 32))
  const cipher = createCipheriv('aes-256-gcm', key, Buffer.alloc(12, 7))
  const text = Buffer.concat([cipher.update(plain), cipher.final()])
  const sealed = Buffer.concat([Buffer.alloc(12, 7), cipher.getAuthTag(), text])
  expect(unseal([KEY], 'a purpose', sealed)).toEqual(plain)
  expect(unseal(['the key that comes after it, as long', KEY], 'a purpose', sealed)).toEqual(plain)
  expect(unseal(['the key that comes after it, as long'], 'a purpose', sealed)).toBeNull()
})
