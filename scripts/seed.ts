import { join } from 'node:path'
import { seedDemoWorld } from '../apps/api/seeds/demo-world.ts'
import { migrate } from '../apps/api/src/platform/db/migrate.ts'
import { openDatabase } from '../apps/api/src/platform/db/open.ts'
import { readEnv } from '../apps/api/src/platform/env.ts'
import { createLog } from '../apps/api/src/platform/log.ts'

const env = readEnv(process.env)
const log = createLog({ level: 'warn' })
const database = await openDatabase({ url: env.DATABASE_URL, dir: join(env.DATA_DIR, 'database'), log })
await migrate(database.pool, log)
await seedDemoWorld(database.db, new Date(), env.SECRET_KEY)
await database.close()
console.log('The demo world is in place.')
