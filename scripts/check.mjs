// All static checks.
import { install, must, run, say } from './setup.mjs'

install()
say('Format')
must('oxfmt', ['--check', '.'])
// One pass for both: the errors are those of tsc, by the options of the nearest tsconfig.json.
say('Lint and types')
must('oxlint', ['--type-aware', '--type-check', '--deny-warnings', '.'])
say('The house')
run('scripts/check-house.ts')
say('What is not used')
must('knip', [])
