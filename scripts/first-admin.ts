import { inviteFirstAdmin } from '../apps/api/src/features/staff/actions-commands.ts'
import { email } from '../packages/domain/src/kernel/validation/fields.ts'
import { openServerDatabase, stop } from './server-database.ts'

/** `npm run first-admin -- sara@company.com`: a link for the first admin. Refused once there is one. */
const address = email().safeParse(process.argv[2] ?? '')
if (!address.success) stop('Give the email of the first admin: npm run first-admin -- sara@company.com')

const { db, env, now, close } = await openServerDatabase()
const url = await inviteFirstAdmin(db, env, address.data, now)
await close()

if (!url)
  stop('There is an admin already, who invites others in /ops/colleagues. Nobody can sign in? npm run recover-admin')
console.log(`Open this link within seven days, choose a name and set up an authenticator. It works once:\n\n  ${url}\n`)
