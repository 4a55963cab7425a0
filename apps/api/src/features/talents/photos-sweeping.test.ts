import { Readable } from 'node:stream'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Member, freshStory } from '../../testing/story.ts'
import { sweepPhotos } from './actions-photos.ts'

let layla: Member
const story = await freshStory(async (story) => {
  layla = await story.talent()
})

/** Bytes in the store with their row, as an interrupted save leaves them. */
async function photo(kind = 'talent-photo', deletedAt: Date | null = null): Promise<string> {
  const { key, size, sha256 } = await story.app.platform.files.put(Readable.from([Buffer.from('webp')]), { limit: 9 })
  await story.db.run(sql`
    insert into files (id, owner_id, kind, name, media_type, size, sha256, storage_key, created_at, deleted_at)
    values (gen_random_uuid(), ${layla.user.id}, ${kind}, 'p', 'image/webp', ${size}, ${sha256}, ${key},
      ${story.now()}, ${deletedAt})`)
  return key
}
const isThere = async (key: string) => {
  const bytes = await story.app.platform.files.get(key)
  bytes?.destroy()
  return bytes !== null
}
const sweep = () => sweepPhotos(story.work())

test('bytes that no profile shows are swept after a day; what is shown, young or of another kind stays', async () => {
  const [lost, dropped, used, cv] = [
    await photo(),
    await photo('talent-photo', story.now()),
    await photo(),
    await photo('cv'),
  ]
  await story.db.run(sql`
    insert into talent_profiles (user_id, photo_key, updated_at) values (${layla.user.id}, ${used}, ${story.now()})`)
  expect(await sweep()).toBe(0)
  story.advance(DAY + 1000)
  const young = await photo()
  expect(await sweep()).toBe(2)
  expect(await Promise.all([lost, dropped, used, cv, young].map(isThere))).toEqual([false, false, true, true, true])
  expect(await story.db.rows(sql`select 1 from files`)).toHaveLength(3)
  expect(await sweep()).toBe(0)
})

test('bytes that will not go stay known and are tried again; the others go', async () => {
  const [stuck, lost] = [await photo(), await photo()]
  story.advance(DAY + 1000)
  const { platform } = story.app
  const files = {
    ...platform.files,
    delete: (key: string) => (key === stuck ? Promise.reject(new Error('busy')) : platform.files.delete(key)),
  }
  expect(await sweepPhotos({ ...story.work(), platform: { ...platform, files } })).toBe(1)
  expect([await isThere(stuck), await isThere(lost)]).toEqual([true, false])
  expect(await sweep()).toBe(1)
  expect(await isThere(stuck)).toBe(false)
})
