// All static checks.
import { install, runOrExit, run, log } from './setup.mjs'

install()
log('Format')
runOrExit('oxfmt', ['--check', '.'])
// One pass for both: the errors are those of tsc, by the options of the nearest tsconfig.json.
log('Lint and types')
runOrExit('oxlint', ['--type-aware', '--type-check', '--deny-warnings', '.'])
log('The house')
run('scripts/check-house.ts')
log('The migrations since the last release')
run('scripts/check-migrations.ts')
log('The statements, on the migrated database')
run('scripts/check-sql.ts')
log('What is not used')
runOrExit('knip', [])
