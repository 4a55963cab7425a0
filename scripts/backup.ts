import { parseArgs } from 'node:util'
import { backUp } from '../apps/api/src/platform/backups/backup.ts'
import { progressBar } from '../apps/api/src/platform/backups/progress.ts'
import { explain, startCommand } from './backup-command.ts'

/** `npm run backup -- --to FILE`: database, files and the generated key, also while the server runs. */
const { values } = parseArgs({ options: { to: { type: 'string' } } })
const { env, log, began } = startCommand()
if (!values.to) explain('Say where to: npm run backup -- --to fareeq.backup')

const { bytes, manifest } = await backUp({
  env,
  to: values.to,
  log,
  now: new Date(),
  onProgress: progressBar('Backing up'),
}).catch(explain)
const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
const count = new Intl.NumberFormat('en')
console.log(
  `${values.to}: ${count.format(rows)} rows of ${manifest.tables.length} tables and ${count.format(manifest.files.count)} files, ` +
    `${count.format(Math.ceil(bytes / 1e6))} MB${env.BACKUP_SECRET ? ', encrypted' : ''}, ${began()}.`,
)
if (manifest.files.missing.length > 0)
  console.warn(`Not in the storage, and so not in the backup: ${manifest.files.missing.join(', ')}`)
if (!env.BACKUP_SECRET) console.warn('It is not encrypted (BACKUP_SECRET): whoever reads it reads everything.')
