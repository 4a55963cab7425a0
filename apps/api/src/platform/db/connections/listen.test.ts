import { expect, test, vi } from 'vitest'
import { freshDatabase, testDatabase } from '../../../testing/test-database.ts'
import { sql } from '../sql.ts'
import { soon } from '../../../testing/soon.ts'

const { db, listen } = await testDatabase()
const notify = (channel: string, payload: string) => db.run(sql`select pg_notify(${channel}, ${payload})`)

test('a listener hears what is committed on its channel, and nothing else', async () => {
  const received: string[] = []
  const { close } = await listen('Orders new', (payload) => received.push(payload))
  await notify('Orders new', 'one')
  await notify('other', 'not this')
  const undone = db.transaction(async (db) => {
    await db.run(sql`select pg_notify(${'Orders new'}, ${'rolled back'})`)
    throw new Error('no')
  })
  await undone.catch(() => {})
  await db.run(sql`select 1 / 0`).catch(() => {})
  await notify('Orders new', 'two')
  await soon(() => expect(received).toEqual(['one', 'two']))
  await close()
  await notify('Orders new', 'after')
  await db.run(sql`select 1`)
  expect(received).toEqual(['one', 'two'])
})

test('a listener that throws harms nobody', async () => {
  const received: string[] = []
  const broken = await listen('shaky', () => {
    throw new Error('broken')
  })
  const sound = await listen('shaky', (payload) => received.push(payload))
  await notify('shaky', 'a')
  await soon(() => expect(received).toEqual(['a']))
  await broken.close()
  await sound.close()
})

test('two may listen to one channel, and one may stop', async () => {
  const received: string[] = []
  const first = await listen('pairs', (payload) => received.push(`first ${payload}`))
  const second = await listen('pairs', (payload) => received.push(`second ${payload}`))
  await notify('pairs', 'a')
  await soon(() => expect(received.toSorted()).toEqual(['first a', 'second a']))
  await first.close()
  await notify('pairs', 'b')
  await soon(() => expect(received).toContain('second b'))
  expect(received).not.toContain('first b')
  await second.close()
})

test('a listener whose connection is lost is told to read again, and hears again', async () => {
  const database = await freshDatabase()
  const received: string[] = []
  const again = vi.fn()
  await database.listen('news', (payload) => received.push(payload), again)
  if (database.engine === 'postgres') {
    await database.db.run(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'fareeq-listen' and datname = current_database()`,
    )
  } else {
    const client = await database.pool.connect()
    client.release(true)
    await database.db.run(sql`select 1`)
  }
  await soon(() => expect(again).toHaveBeenCalledOnce())
  await database.db.run(sql`select pg_notify('news', 'fresh')`)
  await soon(() => expect(received).toEqual(['fresh']))
  await database.close()
})
