// All static checks.
import { install, must, run, say } from './setup.mjs'

install()
say('Format')
must('oxfmt', ['--check', '.'])
say('Lint')
must('oxlint', ['--type-aware', '--deny-warnings', '.'])
for (const workspace of ['packages/domain', 'apps/api', 'apps/web']) {
  say(`Types of ${workspace}`)
  must('tsc', ['-p', workspace])
}
say('The house')
run('scripts/check-house.ts')
say('What is not used')
must('knip', [])
