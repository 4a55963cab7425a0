import { setTimeout as delay } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import type { Log } from './connections/pool.ts'

/** Key of the advisory lock: one node migrates, the others wait for it. */
export const MIGRATION_LOCK = 4_150_517_416

/** Somebody holds the lock and does nothing: waiting would not end. */
export class MigrationLockHeld extends Error {}

export type LockLimits = {
  /** Milliseconds between two attempts. */
  pause?: number
  /** Milliseconds that a holder may do nothing: a node that migrates is at work, or between two statements. */
  idle?: number
}

type Holder = { pid: number; name: string; idle: number | null }

/**
 * Polls instead of blocking inside PostgreSQL, where statement_timeout would end the wait, and where `create index
 * concurrently` would wait for the transaction that waits for it.
 */
export async function takeMigrationLock(
  client: PoolClient,
  log: Log,
  { pause = 100, idle = 60_000 }: LockLimits = {},
): Promise<void> {
  for (let tries = 0; ; tries++) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      MIGRATION_LOCK,
    ])
    if (rows[0]!.locked) return
    if (tries === 0) log.info({}, 'another node is migrating the database; waiting')
    const holder = await holderOfLock(client)
    if (holder?.idle && holder.idle > idle)
      throw new MigrationLockHeld(
        `the lock of the migrations is held by the connection ${holder.pid} (${holder.name}), which has done nothing for ` +
          `${Math.round(holder.idle / 1000)} s. A migration that still runs is not idle: ` +
          `end that connection with «select pg_terminate_backend(${holder.pid})», and start again`,
      )
    await delay(pause)
  }
}

/** A key of 64 bits is kept in two halves. */
async function holderOfLock(client: PoolClient): Promise<Holder | undefined> {
  const { rows } = await client.query<Holder>(
    `select pid, application_name as name,
       case when state like 'idle%' then extract(epoch from clock_timestamp() - state_change)::float8 * 1000 end as idle
     from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and classid::bigint = $1::bigint >> 32
       and objid::bigint = $1::bigint & 4294967295 and objsubid = 1`,
    [MIGRATION_LOCK],
  )
  return rows[0]
}
