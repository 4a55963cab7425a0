import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Log, Pool } from './pool.ts'

export type OnPayload = (payload: string) => void

export interface Subscription {
  close(): Promise<void>
}

/** `onReconnect` is called whenever notifications may have been missed: read the state again. */
export type Listen = (channel: string, onPayload: OnPayload, onReconnect?: () => void) => Promise<Subscription>

export interface Listener {
  listen: Listen
  close(): Promise<void>
}

interface Subscriber {
  onPayload: OnPayload
  onReconnect: (() => void) | undefined
}

/** Subscriptions by channel on one connection; where that comes from differs by engine. */
class Channels {
  readonly #subscribers = new Map<string, Set<Subscriber>>()
  readonly #log: Log

  constructor(log: Log) {
    this.#log = log
  }

  attach(client: pg.ClientBase): void {
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { onPayload } of this.#subscribers.get(channel) ?? []) this.#tell(() => onPayload(payload))
    })
  }

  /** An exception would propagate through pg's socket and end the process. */
  #tell(call: () => void): void {
    try {
      call()
    } catch (err) {
      this.#log.error({ err }, 'a listener failed')
    }
  }

  async listenAgain(client: pg.ClientBase): Promise<void> {
    const channels = [...this.#subscribers.keys()]
    if (channels.length > 0) await client.query(channels.map((name) => `listen ${pg.escapeIdentifier(name)}`).join(';'))
  }

  reconnected(): void {
    for (const { onReconnect } of [...this.#subscribers.values()].flatMap((set) => [...set])) {
      this.#tell(() => onReconnect?.())
    }
  }

  async subscribe(channel: string, subscriber: Subscriber, run: (text: string) => Promise<unknown>) {
    const set = this.#subscribers.get(channel) ?? new Set()
    this.#subscribers.set(channel, set.add(subscriber))
    const leave = () => {
      set.delete(subscriber)
      return set.size === 0 && this.#subscribers.get(channel) === set && this.#subscribers.delete(channel)
    }
    try {
      await run(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      leave()
      throw error
    }
    return {
      close: async () => {
        if (leave()) await run(`unlisten ${pg.escapeIdentifier(channel)}`)
      },
    }
  }
}

/** PGlite has one session, which therefore also listens; it is lost only when the engine restarts. */
export function listenOnPool(pool: Pool, log: Log): Listener {
  const channels = new Channels(log)
  let current: pg.ClientBase | undefined
  const use = (client: pg.ClientBase) => {
    if (client === current) return
    const again = current !== undefined
    current = client
    channels.attach(client)
    if (!again) return
    channels.listenAgain(client).then(
      () => channels.reconnected(),
      () => {}, // this connection is lost as well; the next one subscribes again
    )
  }
  pool.on('connect', use)
  const run = async (text: string) => {
    const client = await pool.connect()
    use(client)
    await client.query(text).finally(() => client.release())
  }
  return {
    listen: (channel, onPayload, onReconnect) => channels.subscribe(channel, { onPayload, onReconnect }, run),
    close: async () => void pool.off('connect', use),
  }
}

type ServerListener = {
  log: Log
  /** What the connection is called in `pg_stat_activity`. */
  name?: string | undefined
  onReplica?: () => void
}

/** PostgreSQL: one dedicated connection for all channels, opened at the first `listen`, with reconnection. */
export function listenOnServer(
  connectionString: string,
  { log, name = 'fareeq-listen', onReplica = () => {} }: ServerListener,
): Listener {
  const channels = new Channels(log)
  const ending = new AbortController()
  let connected: Promise<pg.Client> | undefined

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString,
      application_name: name,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    })
    client.on('error', () => {})
    const ended = new Promise((resolve) => client.once('end', resolve))
    channels.attach(client)
    try {
      await client.connect()
      await channels.listenAgain(client)
    } catch (error) {
      client.end().catch(() => {})
      throw error
    }
    // Only now: a failed attempt closes as well, and its loop retries. Keep-alive: nothing is sent on an idle connection, so
    // a silent disconnect is only noticed by a query.
    const pulse = setInterval(() => isAlive(client).catch(() => client.end()), 10_000).unref()
    void ended.then(() => {
      clearInterval(pulse)
      if (!ending.signal.aborted) reconnect()
    })
    return client
  }

  /** A primary that became a replica keeps its connections, and notifies of nothing. */
  const isAlive = async (client: pg.Client) => {
    const { rows } = await client.query<{ replica: boolean }>('select pg_is_in_recovery() as replica')
    if (!rows[0]?.replica) return
    onReplica()
    throw new Error('the server has become a replica')
  }

  const reconnect = () => {
    connected = (async () => {
      log.warn({}, 'the connection for notifications was lost')
      for (let wait = 50; ; wait = Math.min(wait * 2, 2_000)) {
        await delay(wait, undefined, { signal: ending.signal })
        const client = await connect().catch(() => undefined)
        if (!client) continue
        channels.reconnected()
        return client
      }
    })()
    connected.catch(() => {})
  }

  const run = async (text: string) => {
    connected ??= connect().catch((error) => {
      connected = undefined
      throw error
    })
    await (await connected).query(text)
  }
  return {
    listen: (channel, onPayload, onReconnect) => channels.subscribe(channel, { onPayload, onReconnect }, run),
    async close() {
      ending.abort()
      await connected?.then((client) => client.end()).catch(() => {})
    },
  }
}
