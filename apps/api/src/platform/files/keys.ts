import { randomUUID } from 'node:crypto'

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** `3f/3f1c…`: the first two letters spread the files over 256 folders. */
export function newKey(): string {
  const id = randomUUID()
  return `${id.slice(0, 2)}/${id}`
}

/** Keys come from our own table; any other is a bug or a path traversal. */
export function checkKey(key: string): string {
  if (!KEY.test(key)) throw new Error('not a key of a stored file')
  return key
}
