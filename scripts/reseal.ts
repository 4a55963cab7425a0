import { parseArgs } from 'node:util'
import { sealedDetails, sealedPayouts } from '../apps/api/src/features/payouts/actions-sealed.ts'
import { sealedTotp } from '../apps/api/src/features/staff/actions-sealed.ts'
import { resealColumn } from '../apps/api/src/platform/resealing.ts'
import { resealTokenKey } from '../apps/api/src/platform/token-key.ts'
import { openServerDatabase } from './server-database.ts'

/** `npm run reseal`: seals with SECRET_KEY what SECRET_KEY_PREVIOUS has sealed. `-- --new-links` also makes mailed links void. */
const { values: options } = parseArgs({ options: { 'new-links': { type: 'boolean', default: false } } })
const { db, env, close } = await openServerDatabase()
const count = new Intl.NumberFormat('en')

let unreadable = 0
for (const column of [sealedTotp, sealedDetails, sealedPayouts]) {
  const result = await resealColumn(db, env, column, (done, total) =>
    process.stdout.write(
      process.stdout.isTTY ? `\r${column.name}: ${count.format(done)} of ${count.format(total)}` : '',
    ),
  )
  const lost = result.unreadable > 0 ? `, ${count.format(result.unreadable)} cannot be read` : ''
  console.log(`${process.stdout.isTTY ? '\r' : ''}${column.name}: ${count.format(result.done)} sealed anew${lost}`)
  unreadable += result.unreadable
}
const hasTokenKey = await resealTokenKey(db, env, new Date(), options['new-links'])
console.log(`key of links and codes: ${hasTokenKey ? 'sealed' : 'cannot be read'}`)
await close()

if (options['new-links']) console.log('Links that were mailed before are void. Restart every process of the server.')
if (unreadable === 0 && hasTokenKey)
  console.log(
    'Nothing needs another key than SECRET_KEY: SECRET_KEY_PREVIOUS can be removed once every process runs with it.',
  )
else
  console.log(
    'What cannot be read was sealed with a key that is neither SECRET_KEY nor SECRET_KEY_PREVIOUS. With that key as ' +
      'SECRET_KEY_PREVIOUS, run this again; if it is lost, docs/operating/settings-and-keys.md says how to go on.',
  )
process.exit(unreadable === 0 && hasTokenKey ? 0 : 1)
