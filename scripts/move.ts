import { parseArgs } from 'node:util'
import { move } from '../apps/api/src/platform/backups/move.ts'
import { progressBar } from '../apps/api/src/platform/backups/progress.ts'
import { explain, startCommand } from './backup-command.ts'

/** `npm run move -- --to postgres://…` or `--to DIR`: the database of the stopped server to another engine. */
const { values } = parseArgs({ options: { to: { type: 'string' } } })
const { env, log, began } = startCommand()
if (!values.to) explain('Say where to: npm run move -- --to postgres://user@host/name, or a directory')

const manifest = await move({
  env,
  to: values.to,
  log,
  now: new Date(),
  onProgress: progressBar('Moving'),
}).catch(explain)
const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
const next = values.to.startsWith('postgres')
  ? 'Set DATABASE_URL to it and start the server; keep DATA_DIR, which has the files and the key.'
  : 'Take DATABASE_URL out of the settings, set DATA_DIR to it and start the server.'
console.log(
  `Moved and verified: ${new Intl.NumberFormat('en').format(rows)} rows of ${manifest.tables.length} tables, ${began()}. ` +
    `The old database is as it was.\n${next}`,
)
