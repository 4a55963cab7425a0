import { parseArgs } from 'node:util'
import { MANIFEST } from '../apps/api/src/platform/backups/parts.ts'
import { progressBar } from '../apps/api/src/platform/backups/progress.ts'
import { restore } from '../apps/api/src/platform/backups/restore.ts'
import { explain, startCommand } from './backup-command.ts'

/** `npm run restore -- --from FILE`: into an empty database and storage, or not at all. */
const { values } = parseArgs({ options: { from: { type: 'string' } } })
const { env, log, began } = startCommand()
if (!values.from) explain('Say where from: npm run restore -- --from fareeq.backup')

const manifest = await restore({
  from: values.from,
  env,
  hasOwnKey: Boolean(process.env.SECRET_KEY),
  log,
  onPart: ({ name }) => {
    if (name === MANIFEST) console.log('Read to its end. Indexes are made, and everything is compared.')
  },
  onProgress: progressBar('Restoring'),
}).catch(explain)
const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
const count = new Intl.NumberFormat('en')
console.log(
  `Restored and verified: ${count.format(rows)} rows of ${manifest.tables.length} tables and ` +
    `${count.format(manifest.files.count)} files, ${began()}. Start the server now.`,
)
