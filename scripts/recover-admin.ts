import { inviteRecovery } from '../apps/api/src/features/staff/actions-commands.ts'
import { email } from '../packages/domain/src/kernel/validation/fields.ts'
import { openServerDatabase, stop } from './server-database.ts'

/** `npm run recover-admin -- sara@company.com`: a link for an admin who cannot sign in, or for a new one. */
const address = email().safeParse(process.argv[2] ?? '')
if (!address.success) stop('Give the email of an admin, or of a new one: npm run recover-admin -- sara@company.com')

const { db, env, now, close } = await openServerDatabase()
const url = await inviteRecovery(db, env, address.data, now)
await close()

if (!url)
  stop(`${address.data} is a colleague who is no admin: give the email of an admin, or a new one. Nothing was changed.`)
console.log(
  'Open this link within seven days and set up an authenticator. It works once, ends the sessions of its owner, and is in ' +
    `the audit trail:\n\n  ${url}\n`,
)
