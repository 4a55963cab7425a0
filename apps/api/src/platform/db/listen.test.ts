import { expect, test, vi } from 'vitest'
import { freshDatabase, testDatabase } from '../../testing/test-database.ts'
import { sql } from './sql.ts'

const { db, listen } = await testDatabase()
const notify = (channel: string, payload: string) => db.run(sql`select pg_notify(${channel}, ${payload})`)

test('a listener hears what is committed on its channel, and nothing else', async () => {
  const heard: string[] = []
  const { close } = await listen('Orders new', (payload) => heard.push(payload))
  await notify('Orders new', 'one')
  await notify('other', 'not this')
  const undone = db.transaction(async (db) => {
    await db.run(sql`select pg_notify(${'Orders new'}, ${'rolled back'})`)
    throw new Error('no')
  })
  await undone.catch(() => {})
  await db.run(sql`select 1 / 0`).catch(() => {})
  await notify('Orders new', 'two')
  await vi.waitFor(() => expect(heard).toEqual(['one', 'two']))
  await close()
  await notify('Orders new', 'after')
  await db.run(sql`select 1`)
  expect(heard).toEqual(['one', 'two'])
})

test('a listener that throws harms nobody', async () => {
  const heard: string[] = []
  const broken = await listen('shaky', () => {
    throw new Error('broken')
  })
  const sound = await listen('shaky', (payload) => heard.push(payload))
  await notify('shaky', 'a')
  await vi.waitFor(() => expect(heard).toEqual(['a']))
  await broken.close()
  await sound.close()
})

test('two may listen to one channel, and one may stop', async () => {
  const heard: string[] = []
  const first = await listen('pairs', (payload) => heard.push(`first ${payload}`))
  const second = await listen('pairs', (payload) => heard.push(`second ${payload}`))
  await notify('pairs', 'a')
  await vi.waitFor(() => expect(heard.toSorted()).toEqual(['first a', 'second a']))
  await first.close()
  await notify('pairs', 'b')
  await vi.waitFor(() => expect(heard).toContain('second b'))
  expect(heard).not.toContain('first b')
  await second.close()
})

test('a listener whose connection is lost is told to read again, and hears again', async () => {
  const database = await freshDatabase()
  const heard: string[] = []
  const again = vi.fn()
  await database.listen('news', (payload) => heard.push(payload), again)
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
  await vi.waitFor(() => expect(again).toHaveBeenCalledOnce())
  await database.db.run(sql`select pg_notify('news', 'fresh')`)
  await vi.waitFor(() => expect(heard).toEqual(['fresh']))
  await database.close()
})
