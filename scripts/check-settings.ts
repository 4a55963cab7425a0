import { BadSettings } from '../apps/api/src/platform/env-parse.ts'
import { isRunnerOnly } from '../apps/api/src/platform/env-roles.ts'
import { readRunnerEnv } from '../apps/api/src/platform/env-runner.ts'
import { readEnv } from '../apps/api/src/platform/env.ts'

/** Part of `npm start` in production: what it lacks is said at once, and what else a server is started from. */
try {
  if (isRunnerOnly(process.env)) readRunnerEnv(process.env)
  else readEnv(process.env)
} catch (error) {
  if (!(error instanceof BadSettings)) throw error
  console.error(
    'Fareeq cannot start with these settings; in production they are required (docs/operating.md), and a server is better ' +
      `started from a release, made by \`npm run build\` (docs/operating/deploying.md):\n${error.message}`,
  )
  process.exit(1)
}
