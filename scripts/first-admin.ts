import { join } from 'node:path'
import { inviteFirstAdmin } from '../apps/api/src/features/staff/actions-setup.ts'
import { migrate } from '../apps/api/src/platform/db/migrate.ts'
import { openDatabase } from '../apps/api/src/platform/db/open.ts'
import { readEnv } from '../apps/api/src/platform/env.ts'
import { createLog } from '../apps/api/src/platform/log.ts'
import { email } from '../packages/domain/src/kernel/validation/fields.ts'

/** `npm run first-admin -- sara@company.com`: a link for the first admin. Refused once there is one. */
const address = email().safeParse(process.argv[2] ?? '')
if (!address.success) {
  console.error('Give the email of the first admin: npm run first-admin -- sara@company.com')
  process.exit(1)
}

const env = readEnv(process.env)
const log = createLog({ level: 'warn' })
const database = await openDatabase({ url: env.DATABASE_URL, dir: join(env.DATA_DIR, 'database'), log })
await migrate(database.pool, log)
const url = await inviteFirstAdmin(database.db, env, address.data, new Date())
await database.close()

if (!url) {
  console.error('There is an admin already, who invites others in /ops/colleagues.')
  process.exit(1)
}
console.log(`Open this link within seven days, choose a name and set up an authenticator. It works once:\n\n  ${url}\n`)
