import { expect, test } from 'vitest'
import { freshStory } from '../testing/story.ts'
import { sql } from './db/sql.ts'
import { linkToken } from './link-token.ts'
import { readTokenKey, resealTokenKey } from './token-key.ts'

const OLD = { SECRET_KEY: 'the first key of a server, long enough', SECRET_KEY_PREVIOUS: undefined }
const NEW = { SECRET_KEY: 'the second key of it, as long as that', SECRET_KEY_PREVIOUS: OLD.SECRET_KEY }
const NEW_ALONE = { ...NEW, SECRET_KEY_PREVIOUS: undefined }

const lines: string[] = []
const story = await freshStory(async (story) => void (await story.db.run(sql`delete from sealed_keys`)), { log: lines })
const read = (keys: typeof NEW | typeof OLD | typeof NEW_ALONE) =>
  readTokenKey(story.db, keys, story.app.platform.log, story.now())

test('links that were mailed go on when the key changes, also after the former one is gone', async () => {
  const mailed = linkToken({ TOKEN_KEY: await read(OLD) }, 'a meeting')
  // As the links were made before this key was stored.
  expect(mailed).toBe(linkToken({ TOKEN_KEY: OLD.SECRET_KEY }, 'a meeting'))
  expect(linkToken({ TOKEN_KEY: await read(NEW) }, 'a meeting')).toBe(mailed)
  expect(await resealTokenKey(story.db, NEW, story.now())).toBe(true)
  expect(linkToken({ TOKEN_KEY: await read(NEW_ALONE) }, 'a meeting')).toBe(mailed)
})

test('a server that first hears of it with two keys takes the former, which its links were made with', async () => {
  expect(await read(NEW)).toBe(OLD.SECRET_KEY)
})

test('links are made void on wish, for a key that strangers may know', async () => {
  const former = await read(OLD)
  expect(await resealTokenKey(story.db, NEW, story.now(), true)).toBe(true)
  const present = await read(NEW_ALONE)
  expect([former, NEW.SECRET_KEY]).not.toContain(present)
})

test('a wrong key is said at the start, and what is stored stays for the right one', async () => {
  await read(OLD)
  lines.length = 0
  expect(await read(NEW_ALONE)).toBe(NEW.SECRET_KEY)
  expect(lines.join('')).toContain('SECRET_KEY is not the one that this database was used with')
  expect(await resealTokenKey(story.db, NEW_ALONE, story.now())).toBe(false)
  expect(await read(OLD)).toBe(OLD.SECRET_KEY)
})
