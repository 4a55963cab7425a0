import * as z from 'zod/mini'
import { unfinishedDatabase } from './env-database.ts'
import { unfinishedMetrics } from './env-monitoring.ts'
import { BadSettings, type Source, parseSettings } from './env-parse.ts'
import { settings } from './env-settings.ts'

/** Settings of a runner: no keys, and no password but that of the database. */
export function readRunnerEnv(source: Source) {
  const { DATABASE_URL, ...env } = parseSettings(
    z.pick(settings, {
      NODE_ENV: true,
      HOST: true,
      DATABASE_URL: true,
      DATABASE_POOL: true,
      DATABASE_POOLER: true,
      DATABASE_DIRECT_URL: true,
      LOG_LEVEL: true,
      ROLES: true,
      NODE_NAME: true,
      METRICS_PORT: true,
      METRICS_TOKEN: true,
      OTLP_URL: true,
      OTLP_SHARE: true,
    }),
    source,
  )
  const problems = [...unfinishedMetrics(env), ...unfinishedDatabase({ DATABASE_URL, ...env })]
  if (problems.length > 0) throw new BadSettings(problems.join('\n'))
  // The embedded engine belongs to one process.
  if (!DATABASE_URL) throw new BadSettings('DATABASE_URL: a runner shares the PostgreSQL of the API')
  return { ...env, DATABASE_URL }
}
