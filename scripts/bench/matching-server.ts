// A node with a large index and a small database, for queries of the index alone.
import { createApp } from '../../apps/api/src/app.ts'
import { matchingOf } from '../../apps/api/src/features/matching/actions-index.ts'
import { systemClock } from '../../apps/api/src/platform/clock.ts'
import { openDatabase } from '../../apps/api/src/platform/db/open.ts'
import { readEnv } from '../../apps/api/src/platform/env.ts'
import { newId } from '../../apps/api/src/platform/ids.ts'
import { createLog } from '../../apps/api/src/platform/log.ts'
import { candidateOf } from './matching-people.ts'

const env = readEnv(process.env)
const log = createLog({ level: env.LOG_LEVEL })
const database = await openDatabase({ url: env.DATABASE_URL, dir: '', log, max: env.DATABASE_POOL })
const app = createApp({ env, log, clock: systemClock, database })
await app.start()
const now = new Date()
const index = await matchingOf(app.platform).current(now)
for (let n = 0; n < Number(process.env['TALENTS']); n++) index.put(candidateOf(n, newId(now), now))
await app.server.http.listen({ port: env.PORT, host: env.HOST })
process.on('SIGTERM', () => void app.stop().then(() => process.exit(0)))
