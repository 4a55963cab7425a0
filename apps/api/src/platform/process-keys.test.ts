import { expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { sql } from './db/sql.ts'
import { listenerName, processesWithout, runnerListenerName } from './process-keys.ts'

const [OLD, NEW] = ['the key of last year, long enough to be one', 'the key of this year, long enough to be one']
const { db, engine } = await testDatabase()

/** Connections of these names are open meanwhile. */
async function whileConnected(names: readonly string[], check: () => Promise<unknown>): Promise<void> {
  const end = Promise.withResolvers<void>()
  const connections = names.map((name) => {
    const start = Promise.withResolvers<void>()
    const transaction = db.transaction(async (db) => {
      await db.run(sql`select set_config('application_name', ${name}, true)`)
      start.resolve()
      await end.promise
    })
    return { start: start.promise, transaction }
  })
  await Promise.all(connections.map(({ start }) => start))
  await check().finally(() => end.resolve())
  await Promise.all(connections.map(({ transaction }) => transaction))
}

test.runIf(engine === 'postgres')(
  'processes that could not read what a key seals are named; a runner seals and reads nothing',
  async () => {
    const names = [
      listenerName({ SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD, NODE_NAME: 'n'.repeat(64) }),
      listenerName({ SECRET_KEY: OLD, SECRET_KEY_PREVIOUS: undefined, NODE_NAME: 'web-2' }),
      runnerListenerName({ NODE_NAME: 'runner-1' }),
    ]
    const earlier = 'one of an earlier release'
    await whileConnected(names, async () => {
      const others = (await processesWithout(db, NEW)).filter((name) => name !== earlier)
      expect(others).toEqual(['web-2'])
      expect((await processesWithout(db, OLD)).filter((name) => name !== earlier)).toEqual([])
    })
    await whileConnected(['fareeq-listen'], async () => expect(await processesWithout(db, OLD)).toContain(earlier))
  },
)
