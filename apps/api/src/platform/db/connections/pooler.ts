import pg from 'pg'
import type { Pool } from './pool.ts'
import { IDLE_TRANSACTION_TIMEOUT, STATEMENT_TIMEOUT } from './postgres.ts'
import { DatabaseUnreachable } from './wait-for-server.ts'

/** What a direct connection is given as startup parameters. */
const SETTINGS = {
  TimeZone: 'UTC',
  statement_timeout: String(STATEMENT_TIMEOUT),
  idle_in_transaction_session_timeout: String(IDLE_TRANSACTION_TIMEOUT),
}

/** Key of the advisory lock: two nodes that change a role at once would fail. */
const LOCK = 4_150_517_417

/** Defaults of the role in this database, which server connections of the pooler get when they are opened. */
export async function setRoleDefaults(direct: Pool): Promise<void> {
  const client = await direct.connect()
  try {
    const { rows } = await client.query<{ setting: string }>(`
      select unnest(setconfig) as setting from pg_db_role_setting
      where setrole = current_user::regrole
        and setdatabase = (select oid from pg_database where datname = current_database())`)
    const present = new Set(rows.map(({ setting }) => setting))
    const missing = Object.entries(SETTINGS).filter(([name, value]) => !present.has(`${name}=${value}`))
    if (missing.length === 0) return
    const { rows: names } = await client.query<{ name: string }>('select current_database() as name')
    const database = pg.escapeIdentifier(names[0]!.name)
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    for (const [name, value] of missing)
      await client.query(`alter role current_user in database ${database} set ${name} = '${value}'`)
    await client.query('commit')
  } finally {
    client.release(true)
  }
}

/** Without the time zone days would be those of the server; without the timeouts one statement could hold a connection for ever. */
export async function refuseOlderConnections(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ zone: string; timeout: string }>(
      `select current_setting('TimeZone') as zone, current_setting('statement_timeout') as timeout`,
    )
    const { zone, timeout } = rows[0]!
    if (zone === SETTINGS.TimeZone && timeout !== '0') return
    throw new DatabaseUnreachable(
      `the pooler gave a connection with TimeZone ${zone} and statement_timeout ${timeout}. ` +
        'Its connections are older than the settings of the role: run RECONNECT in its console, and start again',
    )
  } finally {
    client.release()
  }
}
