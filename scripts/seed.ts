import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seedDemoWorld } from '../apps/api/seeds/demo-world.ts'
import { seedMany } from '../apps/api/seeds/many.ts'
import { migrate } from '../apps/api/src/platform/db/migrate.ts'
import { openDatabase } from '../apps/api/src/platform/db/open.ts'
import { sql } from '../apps/api/src/platform/db/sql.ts'
import { readEnv } from '../apps/api/src/platform/env.ts'
import { createFiles } from '../apps/api/src/platform/files/files.ts'
import { createLog } from '../apps/api/src/platform/log.ts'

/** `npm run seed`: the demo world. `npm run seed -- --talents 55000`: with so many made-up talents beside it. */
const { values: options } = parseArgs({ options: { talents: { type: 'string' } } })
const talents = Number(options.talents ?? 0)
if (!Number.isInteger(talents) || talents < 0 || talents > 1_000_000) {
  console.error('--talents is a whole number, a million at most.')
  process.exit(1)
}

const env = readEnv(process.env)
if (env.production) {
  console.error('The demo world is not for production: nothing was written.')
  process.exit(1)
}
const log = createLog({ level: 'warn' })
const database = await openDatabase({ url: env.DATABASE_URL, dir: join(env.DATA_DIR, 'database'), log })
await migrate(database.pool, log)
const files = createFiles({ dir: env.DATA_DIR, url: env.STORAGE_URL })
await seedDemoWorld(database.db, new Date(), env.SECRET_KEY, files)
console.log('The demo world is in place.')

if (talents > 0) {
  const began = Date.now()
  const count = new Intl.NumberFormat('en')
  await seedMany(database.db, talents, new Date(), (done) => {
    const seconds = (Date.now() - began) / 1000
    const line = `${count.format(done)} of ${count.format(talents)} talents, ${Math.round(seconds)} s`
    process.stdout.write(process.stdout.isTTY ? `\r${line}   ` : `${line}\n`)
  })
  await database.db.run(sql`analyze`)
  console.log(`\n${count.format(talents)} talents are in place.`)
}
await database.close()
