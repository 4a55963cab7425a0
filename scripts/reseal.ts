import { parseArgs } from 'node:util'
import { SEALED_COLUMNS as columns } from '../apps/api/src/app-sealed.ts'
import { processesWithout } from '../apps/api/src/platform/process-keys.ts'
import { resealAll } from '../apps/api/src/platform/resealing.ts'
import { openServerDatabase, stop } from './server-database.ts'

/** `npm run reseal`: seals with SECRET_KEY what SECRET_KEY_PREVIOUS has sealed. `-- --new-links` also makes mailed links void. */
const { values: options } = parseArgs({ options: { 'new-links': { type: 'boolean', default: false } } })
const { db, env, close } = await openServerDatabase()
const count = new Intl.NumberFormat('en')

const strangers = await processesWithout(db, env.SECRET_KEY)
if (strangers.length > 0)
  stop(
    `Processes that do not know this SECRET_KEY: ${strangers.join(', ')}. They could not read what is sealed with it: restart ` +
      'them with SECRET_KEY and SECRET_KEY_PREVIOUS as here, then run this again. Nothing was changed.',
  )

const { hasTokenKey, columns: resealed } = await resealAll(db, env, {
  columns,
  now: new Date(),
  isNew: options['new-links'],
  progress(name, done, total) {
    if (process.stdout.isTTY) process.stdout.write(`\r${name}: ${count.format(done)} of ${count.format(total)}`)
  },
})
await close()

if (process.stdout.isTTY) process.stdout.write('\r')
console.log(`key of links and codes: ${hasTokenKey ? 'sealed' : 'cannot be read'}`)
for (const { name, done, unreadable } of resealed)
  console.log(
    `${name}: ${count.format(done)} sealed anew${unreadable > 0 ? `, ${count.format(unreadable)} cannot be read` : ''}`,
  )

const isReadable = hasTokenKey && resealed.every(({ unreadable }) => unreadable === 0)
if (options['new-links']) console.log('Links that were mailed before are void. Restart every process of the server.')
console.log(
  isReadable
    ? 'Nothing needs another key than SECRET_KEY: SECRET_KEY_PREVIOUS can be removed.'
    : 'What cannot be read was sealed with a key that is neither SECRET_KEY nor SECRET_KEY_PREVIOUS. With that key as ' +
        'SECRET_KEY_PREVIOUS, run this again; if it is lost, docs/operating/settings-and-keys.md says how to go on.',
)
process.exit(isReadable ? 0 : 1)
