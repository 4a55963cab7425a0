import type { Db } from './db/database.ts'
import { sql } from './db/sql.ts'
import type { Env } from './env.ts'
import { keyIdOf, storageKeys } from './sealing.ts'

// Which keys the running processes know: each says it in the name of its connection for notifications.

const LISTENER = 'fareeq-listen'
/** Of a runner, which opens nothing. */
const NO_KEYS = '-'

/** Beginning of the key id, without its version: the name of a connection has 63 bytes. */
const shortId = (secretKey: string): string => keyIdOf(secretKey).subarray(1, 5).toString('hex')

type NodeName = { NODE_NAME: string }

export const listenerName = (env: Pick<Env, 'SECRET_KEY' | 'SECRET_KEY_PREVIOUS'> & NodeName): string =>
  `${LISTENER} ${storageKeys(env).map(shortId).join(',')} ${env.NODE_NAME}`

export const runnerListenerName = ({ NODE_NAME }: NodeName): string => `${LISTENER} ${NO_KEYS} ${NODE_NAME}`

/** Names of the processes at this database that cannot read what this key seals; one of an earlier release has none. */
export async function processesWithout(db: Db, secretKey: string): Promise<string[]> {
  const connections = await db.rows<{ name: string }>(sql`
    select application_name as name from pg_stat_activity
    where datname = current_database() and application_name like ${`${LISTENER}%`} order by 1`)
  return connections.flatMap(({ name }) => {
    const [, keys = '', node = 'one of an earlier release'] = name.split(' ')
    return keys === NO_KEYS || keys.split(',').includes(shortId(secretKey)) ? [] : [node]
  })
}
