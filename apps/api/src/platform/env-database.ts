import * as z from 'zod/mini'
import { integerBetween } from './env-values.ts'

const postgresUrl = () =>
  z.optional(
    z.string().check(
      z.regex(/^postgres(ql)?:\/\//, 'must start with postgres://'),
      z.refine((url) => !/^\w+:\/\/[^/?]*,/.test(url), 'must name one host: put a proxy in front of several'),
    ),
  )

export const databaseSettings = {
  DATABASE_URL: postgresUrl(),
  DATABASE_POOL: z._default(integerBetween(1, 200), 10),
  /** PgBouncer between this process and PostgreSQL: a connection belongs to it only for a transaction. */
  DATABASE_POOLER: z.optional(z.literal('transaction', 'must be transaction, or absent')),
  /** PostgreSQL itself, for what needs a session: LISTEN, migrations, backups. */
  DATABASE_DIRECT_URL: postgresUrl(),
  /** Streaming replicas, for the calls that `app-replica.ts` lists. */
  DATABASE_REPLICA_URL: postgresUrl(),
}

type DatabaseEnv = {
  DATABASE_URL?: string | undefined
  DATABASE_POOL: number
  DATABASE_POOLER?: 'transaction' | undefined
  DATABASE_DIRECT_URL?: string | undefined
  DATABASE_REPLICA_URL?: string | undefined
}

/** As `openDatabase` takes it. */
export const connectionOf = (env: DatabaseEnv) => ({
  ...(env.DATABASE_URL && { url: env.DATABASE_URL }),
  ...(env.DATABASE_DIRECT_URL && { directUrl: env.DATABASE_DIRECT_URL }),
  ...(env.DATABASE_REPLICA_URL && { replicaUrl: env.DATABASE_REPLICA_URL }),
  hasPooler: env.DATABASE_POOLER === 'transaction',
  max: env.DATABASE_POOL,
})

/** For what sets or locks something for its session: a pooler would hand that on to others. */
export const sessionUrlOf = (env: Pick<DatabaseEnv, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>): string | undefined =>
  env.DATABASE_DIRECT_URL ?? env.DATABASE_URL

export function* unfinishedDatabase(env: DatabaseEnv): Generator<string> {
  if (env.DATABASE_POOLER && !env.DATABASE_DIRECT_URL)
    yield 'DATABASE_POOLER needs DATABASE_DIRECT_URL: LISTEN and migrations do not work through a pooler of transactions'
  if (!env.DATABASE_URL && env.DATABASE_DIRECT_URL) yield 'DATABASE_DIRECT_URL needs DATABASE_URL'
  if (!env.DATABASE_URL && env.DATABASE_REPLICA_URL) yield 'DATABASE_REPLICA_URL needs DATABASE_URL'
}
