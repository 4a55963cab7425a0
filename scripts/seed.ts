import { parseArgs } from 'node:util'
import { seedDemoWorld } from '../apps/api/seeds/demo-world.ts'
import { FOREIGN, isForeign } from '../apps/api/seeds/foreign.ts'
import { seedMany } from '../apps/api/seeds/many.ts'
import { sql } from '../apps/api/src/platform/db/sql.ts'
import { createFiles } from '../apps/api/src/platform/files/files.ts'
import { openServerDatabase, serverEnv, stop } from './server-database.ts'

/** `npm run seed`: the demo world. `npm run seed -- --talents 55000`: with so many made-up talents beside it. */
const { values: options } = parseArgs({ options: { talents: { type: 'string' } } })
const talents = Number(options.talents ?? 0)
if (!Number.isInteger(talents) || talents < 0 || talents > 1_000_000)
  stop('--talents is a whole number, a million at most.')
if (serverEnv().production) stop('The demo world is not for production: nothing was written.')

const { db, env, now, close } = await openServerDatabase()
if (await isForeign(db)) stop(FOREIGN)
const files = createFiles({ dir: env.DATA_DIR, url: env.STORAGE_URL })
await seedDemoWorld(db, now, env.SECRET_KEY, files)
console.log('The demo world is in place.')

if (talents > 0) {
  const began = Date.now()
  const count = new Intl.NumberFormat('en')
  await seedMany(db, talents, now, (done) => {
    const seconds = (Date.now() - began) / 1000
    const line = `${count.format(done)} of ${count.format(talents)} talents, ${Math.round(seconds)} s`
    process.stdout.write(process.stdout.isTTY ? `\r${line}   ` : `${line}\n`)
  })
  await db.run(sql`analyze`)
  console.log(`\n${count.format(talents)} talents are in place.`)
}
await close()
