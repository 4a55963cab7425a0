// Writes the types of tables and rows anew, after a migration or a changed statement.
import { install, run } from './setup.mjs'

install()
run('scripts/check-sql.ts', ['--write'])
